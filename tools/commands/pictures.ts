/** Renders and publishes the pictures that changed: see assets/README.md. */
import '../../assets/pictures.ts';
