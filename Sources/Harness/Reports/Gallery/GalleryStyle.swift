/// The style of a gallery, in addition to that of all pages.
enum GalleryStyle {
  static let text =
    HTMLStyle.filter + #"""
      .unseen{position:absolute;left:-99rem}
      .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(14.5rem,1fr));gap:1rem;
        margin:1.5rem 0 0;padding:0;list-style:none}
      .card a{display:flex;flex-direction:column;height:100%;overflow:hidden;color:inherit;
        text-decoration:none;background:var(--card);border:1px solid var(--line);border-radius:14px}
      .card a:hover{border-color:var(--link);box-shadow:0 0 0 1px var(--link)}
      .portrait{display:grid;place-items:center;height:15rem;padding:1rem;background:var(--raised);
        border-bottom:1px solid var(--line)}
      .portrait .view{border-radius:var(--corner,6px);width:min(calc(var(--w)*.52),100%);box-shadow:0 1px 6px #0003}
      .card{content-visibility:auto;contain-intrinsic-size:auto 21rem}
      .chooser,.scripts{position:relative}
      :is(.chooser,.scripts)>summary{cursor:pointer;padding:.25rem .8rem;border:1px solid var(--muted);
        border-radius:99px;background:var(--card)}
      :is(.chooser,.scripts)>:not(summary){position:absolute;z-index:3;top:2.4rem;left:0;width:min(44rem,92vw);
        max-height:60vh;overflow:auto;padding:.8rem;background:var(--page);border:1px solid var(--muted);border-radius:14px;
        box-shadow:0 6px 24px #0004}
      .script-section~.script-section{content-visibility:auto;contain-intrinsic-size:auto 36rem}
      @media (scripting:enabled){.script-section:has(>.deferred){min-height:36rem}}
      .film .view{width:min(var(--w),40rem,78vw)}
      @media screen{.pictures{grid-row:2}.events{grid-row:3;margin:.6rem 0 0}}
      .words{display:block;padding:.75rem .9rem .9rem;overflow-wrap:anywhere}
      .words>*{display:block}
      .class,.counts{font-size:.85rem}
      .trail{margin:0 0 .5rem;font-size:.9rem}
      .links{display:flex;flex-wrap:wrap;gap:.2rem .9rem;margin:0}
      .links.others{margin-left:auto;font-size:.9rem}
      h2 a{color:inherit;text-decoration:none}
      h2 a:hover{text-decoration:underline}
      :target{outline:3px solid var(--link);outline-offset:4px;border-radius:8px}

      """#
}
