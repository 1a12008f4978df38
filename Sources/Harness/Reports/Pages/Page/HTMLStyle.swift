import RenderTree

/// The style that all pages share.
package enum HTMLStyle {
  package static let text =
    HTMLPalette.style + WireframeSheet.style + PictureStyle.text + FilmStyle.text + TimelineStyle.text + #"""
      *{box-sizing:border-box}
      html{scroll-padding-top:5rem}
      body{margin:0;font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;
        background:var(--page);color:var(--text)}
      a{color:var(--link)}
      :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
      h1{font-size:1.5rem;line-height:1.2;margin:0;letter-spacing:-.01em}
      h2{font-size:1.1rem;margin:2rem 0 .75rem}
      h3{font-size:.95rem;margin:1.25rem 0 .5rem}
      code,pre{font:12.5px/1.55 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
      pre{margin:0;padding:.6rem .8rem;overflow:auto;background:var(--raised);border-radius:8px;tab-size:2}
      bdi,pre,code{unicode-bidi:isolate}
      header,nav,main,footer{padding-inline:max(1rem,calc(50vw - 46rem))}
      header{padding-block:1.75rem 1rem}
      nav{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;
        padding-block:.6rem;background:var(--page);border-bottom:1px solid var(--line)}
      main{padding-bottom:3rem}
      footer{padding-block:1rem 2rem;color:var(--muted);font-size:.85rem;border-top:1px solid var(--line)}
      .skip{position:absolute;left:-99rem}
      .skip:focus{left:1rem;top:1rem;z-index:9;padding:.5rem 1rem;background:var(--card)}
      .definitions{position:absolute;width:0;height:0}
      .muted{color:var(--muted)}
      @media (scripting:none){.script{display:none!important}}
      [hidden]{display:none!important}
      kbd{font:inherit;font-size:.8rem;padding:.05rem .4rem;border:1px solid var(--line);
        border-bottom-width:2px;border-radius:5px;background:var(--card);color:var(--text)}
      input[type=search]{font:inherit;min-width:16rem;flex:1;max-width:26rem;padding:.4rem .8rem;
        color:var(--text);background:var(--card);border:1px solid var(--muted);border-radius:99px}
      ::placeholder{color:var(--muted);opacity:1}
      pre ins,pre del{display:block;text-decoration:none;margin-inline:-.8rem;padding-inline:.8rem}
      pre ins{background:var(--good-fill);color:var(--good)}
      pre del{background:var(--bad-fill);color:var(--bad)}
      pre i{display:block;font-style:normal;color:var(--muted)}
      dialog{max-width:min(34rem,92vw);padding:1.2rem 1.5rem;color:var(--text);background:var(--card);
        border:1px solid var(--muted);border-radius:14px}
      dialog::backdrop{background:#0008}
      dialog h2{margin-top:0}
      dialog dl{display:grid;grid-template-columns:max-content 1fr;gap:.4rem 1.2rem;margin:0 0 1rem}
      dialog dd{margin:0}
      dialog button,.show-keys{font:inherit;padding:.25rem .8rem;color:var(--text);background:var(--card);
        border:1px solid var(--muted);border-radius:8px;cursor:pointer}
      @media (max-width:40rem){
        html{scroll-padding-top:1rem}nav{position:static}
        .film .view{width:min(var(--w),40vw)}input[type=search]{max-width:none;min-width:0}
      }
      @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
      @media print{
        nav,.script,.skip{display:none!important}pre{overflow:visible;max-height:none;white-space:pre-wrap;
        overflow-wrap:anywhere}.view,figure{break-inside:avoid}*{content-visibility:visible!important}
        body{background:none}
      }

      """#

  /// Choices in a row, with a search after them.
  package static let filter =
    #"""
    .filter fieldset{display:flex;flex-wrap:wrap;gap:.35rem;border:0;margin:0;padding:0;align-items:center}
    .filter legend{float:left;margin-right:.35rem;color:var(--muted)}
    .filter input{position:absolute;opacity:0}
    .filter span{display:block;padding:.25rem .7rem;border:1px solid var(--line);border-radius:99px;
      background:var(--card);cursor:pointer}
    .filter b{font-weight:600;color:var(--muted);margin-left:.15rem}
    .filter input:checked+span{background:var(--text);color:var(--page);border-color:var(--text)}
    .filter input:checked+span b{color:inherit}
    .filter input:focus-visible+span{outline:3px solid var(--link);outline-offset:2px}
    .search{display:flex;flex:1;gap:.5rem;align-items:center;max-width:30rem}

    """#
}
