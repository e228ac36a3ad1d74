import Link from 'next/link';
import { euros, home, plainText } from '../home.js';
import { Menu } from './menu.jsx';

export const dynamic = 'force-static';

function Picture({ name, alt, eager = false, sizes = '(min-width: 768px) 33vw, 100vw' }) {
  const picture = home.pictures[name];
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        srcSet={picture.webp}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}

export default function Home() {
  const { page, menu, footer, carousel, banner, boxes, why, satisfaction, reviews, faq } = home;
  return (
    <>
      <header>
        <Link href="/freebox/">Free</Link>
        <Menu entries={menu.entries} />
      </header>
      <main>
        <h1>{page.title}</h1>
        <section className="carousel">
          {carousel.slides.map((slide, index) => (
            <article key={slide.id}>
              <Picture
                name={slide.assetMobile.src}
                alt={slide.assetMobile.alt}
                eager={index === 0}
                sizes="100vw"
              />
              <h2>{slide.title}</h2>
              <p>{plainText(slide.subtitle)}</p>
              <Link className="button" href={slide.primaryButton.href} prefetch={false}>
                {slide.primaryButton.label}
              </Link>
            </article>
          ))}
        </section>
        <p className="banner">
          {plainText(banner.text)}{' '}
          <Link href={banner.link.href} prefetch={false}>
            {banner.link.label}
          </Link>
        </p>
        <section>
          <h2>{page.lineUpTitle}</h2>
          <p>{page.lineUpIntro}</p>
          <div className="grid">
            {boxes.boxes.map((box) => (
              <article className="card" key={box.key}>
                <Picture name={box.image.src} alt={box.image.alt} />
                <h3>{box.name}</h3>
                <p>{box.claim}</p>
                <p className="price">{euros(box.price)} €/mois</p>
                <ul>
                  {box.features.map((feature) => (
                    <li key={feature.description}>{feature.description}</li>
                  ))}
                </ul>
              </article>
            ))}
          </div>
        </section>
        <section>
          <h2>{why.title}</h2>
          <div className="grid">
            {why.cards.map((card) => (
              <article className="card" key={card.title}>
                <Picture name={card.image.src} alt={card.image.alt} />
                <h3>{card.title}</h3>
                <p>{card.description}</p>
                <Link href={card.link.href} prefetch={false}>
                  {card.link.label}
                </Link>
              </article>
            ))}
          </div>
        </section>
        <section>
          <p className="price">{satisfaction.rate} %</p>
          <p>{satisfaction.label}</p>
          <p>{satisfaction.detail}</p>
        </section>
        <section>
          <h2>{reviews.title}</h2>
          <div className="grid">
            {reviews.reviews.map((review) => (
              <article className="card" key={review.id}>
                <h3>{review.title}</h3>
                <p>{review.rating}/5</p>
                <p>{review.review}</p>
                <p>{review.publicationInfos.main}</p>
              </article>
            ))}
          </div>
        </section>
        <section>
          <h2>{faq.title}</h2>
          {faq.items.map((item) => (
            <details key={item.id}>
              <summary>{item.question}</summary>
              <p>{plainText(item.answer)}</p>
            </details>
          ))}
        </section>
      </main>
      <footer>
        {footer.groups.map((group) => (
          <section key={group.label}>
            <h2>{group.label}</h2>
            <ul>
              {group.list.map((item) => (
                <li key={item.label}>
                  <Link href={item.href} prefetch={false}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </footer>
    </>
  );
}
