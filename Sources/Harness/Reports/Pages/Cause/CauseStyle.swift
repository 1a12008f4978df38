/// The style of causes, of which those outside of the window are not laid out.
///
/// What follows the first pictures below a window's end waits for the frame after them. The tools, which a script adds,
/// have their place from the start.
enum CauseStyle {
  static let text =
    #"""
    .cause-card{margin-bottom:1rem;padding:1rem 1.1rem;background:var(--card);border:1px solid var(--line);
      border-radius:14px}
    .cause-card~.cause-card{content-visibility:auto;contain-intrinsic-size:auto 46rem}
    .cause-card:target,.cause-card.current{border-color:var(--link);box-shadow:0 0 0 1px var(--link)}
    .cause-card h3{margin:0;font-size:1.05rem;overflow-wrap:anywhere}
    .cause-card h4{margin:.9rem 0 .4rem;font-size:.88rem}
    .cause-card>p{margin:.3rem 0 .9rem;overflow-wrap:anywhere}
    .case{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:flex-start}
    .stage{flex:none;max-width:100%;min-width:min(100%,calc(var(--n)*min(var(--w)*1.5,22rem)))}
    @media screen and (scripting:enabled){.stage>.pictures:first-child{margin-top:2.35rem}
      .stage>.pair:first-child{margin-top:3.97rem}}
    @media screen and (scripting:enabled) and (max-width:40rem){.stage>.pair:first-child{margin-top:6.15rem}}
    @keyframes wait{from,to{content-visibility:hidden}}
    @media screen and (max-height:60rem) and (min-width:40rem){
      html:not(.scripted) :is(.filling>.cause-card~.cause-card,.filling .cause-card>.strip,.filling~.list){
        animation:wait 1ms}
      html:not(.scripted) .filling .cause-card>.strip{contain-intrinsic-size:auto 18rem}}
    .stage:has(>noscript){min-height:calc(38rem + 4rem)}
    .stage .view{width:min(calc(var(--w)*1.5),22rem,84vw)}
    html:is([data-mode=slider],[data-mode=onion],[data-mode=blink]) .pair .view{width:min(calc(var(--w)*1.5),44rem,84vw)}
    .cause-card .words{flex:1 1 20rem;min-width:min(100%,18rem)}
    .words h4:first-child{margin-top:0}
    .words pre{max-height:22rem;white-space:pre-wrap;overflow-wrap:anywhere}
    .words p{overflow-wrap:anywhere}
    .command{user-select:all}
    .strip{display:flex;flex-wrap:wrap;gap:.75rem;margin:0;padding:0;list-style:none}
    .strip a{display:block;width:7.2rem;font-size:.8rem;line-height:1.3;overflow-wrap:anywhere}
    .strip a>span{display:block}
    .strip .view{width:min(calc(var(--w)*.29),100%);margin-bottom:.3rem;border-radius:var(--corner,4px);
      box-shadow:0 0 0 1px var(--line)}
    .strip .view.none{width:3.4rem;aspect-ratio:.46;background:var(--raised)}
    .more{margin-top:.6rem}
    .more summary{cursor:pointer;color:var(--muted);font-size:.88rem;margin-bottom:.5rem}
    @media (max-width:40rem){.cause-card{padding:.8rem}.stage .pair:not(.zoomed) .view{width:min(var(--w)*1.5,40vw)}
      html:is([data-mode=slider],[data-mode=onion],[data-mode=blink]) .stage .pair .view{width:min(var(--w)*1.5,84vw)}}
    @media print{.cause-card{break-inside:avoid-page}.words pre{max-height:none}}

    """#
}
