#!/usr/bin/env bash
# Renders our neutral clip from a picture of ours: a slow move over a wall of screens, eight seconds, silent.
# Needs ffmpeg, and only here: the site ships what it makes.
#   assets/clips/make-clip.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
ffmpeg -hide_banner -loglevel error -y -loop 1 -framerate 25 -i assets/masters/scenes/tv.webp -t 8 \
  -vf "scale=2560:-2,zoompan=z='1+0.0009*on':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=1:s=1280x720:fps=25,fade=in:0:20,fade=out:180:20,format=yuv420p" \
  -an -c:v libx264 -preset slow -crf 26 -movflags +faststart apps/site/public/videos/apercu-tv.mp4
