/// The style of pictures, of marks on them, and of the tools that compare them.
enum PictureStyle {
  static let text =
    TreeMark.style + #"""
      figure{margin:0;flex:none}
      figcaption{font-size:.8rem;color:var(--muted);margin-bottom:.25rem}
      .view{display:block;position:relative;width:min(var(--w),40rem,78vw);overflow:hidden;border-radius:6px;
        box-shadow:0 0 0 1px var(--line)}
      .view svg{display:block;width:100%;height:100%}
      .pictures{display:flex;flex-wrap:wrap;gap:.75rem}
      .view.screen{border-radius:0;box-shadow:none}
      .zoomed .view{border-radius:6px;box-shadow:0 0 0 1px var(--line);cursor:grab;touch-action:none}
      .outlined .view{--outline:#7a8a9e;--fault:#d00}
      .mark{fill:none;stroke-width:2px;vector-effect:non-scaling-stroke}
      .mark.removed{stroke-dasharray:7 3}
      .mark.moved{stroke-dasharray:2 3}
      .mark.shifted{stroke-width:1.5px;stroke-dasharray:4 3}
      .marks{filter:drop-shadow(0 0 1px #fff) drop-shadow(0 0 1px #fff);pointer-events:none}
      .unmarked .marks{display:none}
      .legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.25rem 0 1rem;padding:0;list-style:none;
        font-size:.85rem;color:var(--muted)}
      .legend svg{width:1.4rem;height:.9rem;margin-right:.4rem;vertical-align:-.1rem;background:#fff}
      .tools{display:flex;flex-wrap:wrap;gap:.4rem .9rem;align-items:center;margin-bottom:.6rem;width:0;
        min-width:100%}
      .tools [role=group]{display:flex}
      .tools button{font:inherit;font-size:.82rem;padding:.2rem .6rem;min-height:1.75rem;min-width:2rem;
        color:var(--text);background:var(--card);border:1px solid var(--muted);border-inline-start-width:0;
        cursor:pointer}
      .tools button:first-child{border-inline-start-width:1px;border-start-start-radius:8px;
        border-end-start-radius:8px}
      .tools button:last-child{border-start-end-radius:8px;border-end-end-radius:8px}
      .tools button[aria-pressed=true]{background:var(--text);color:var(--page)}
      .tools button:hover:not([aria-pressed=true]){background:var(--raised)}
      .tools button:focus-visible{position:relative;z-index:1}
      .tools input{width:9rem;accent-color:var(--link)}
      html:not([data-mode=slider],[data-mode=onion]) .tools input{visibility:hidden}
      @media screen{
        html:is([data-mode=slider],[data-mode=onion],[data-mode=blink]) .pair{display:grid;justify-content:start}
        html:is([data-mode=slider],[data-mode=onion],[data-mode=blink]) .pair>figure{grid-area:1/1}
        html:is([data-mode=slider],[data-mode=onion]) .pair>figure:last-of-type figcaption{text-align:end}
        [data-mode=slider] .pair .view{cursor:ew-resize;touch-action:pan-y}
        [data-mode=slider] .pair>figure:last-of-type .view{overflow:visible;background:none;box-shadow:none}
        [data-mode=slider] .pair>figure:last-of-type svg{background:#fff;border-radius:var(--corner,0);
          clip-path:inset(0 0 0 calc(var(--share)*1%))}
        [data-mode=slider] .pair>figure:last-of-type .view::after{content:"";position:absolute;
          inset:-.3rem auto -.3rem calc(var(--share)*1%);width:3px;margin-left:-1.5px;background:var(--link);
          border-radius:2px;box-shadow:0 0 0 1px #fff;pointer-events:none}
        [data-mode=onion] .pair>figure:last-of-type .view{opacity:calc(var(--share)/100)}
        [data-mode=blink] .pair>figure{animation:blink 1.4s steps(1) infinite}
        [data-mode=blink] .pair>figure:last-of-type{animation-delay:-.7s}
      }
      @keyframes blink{0%{visibility:visible}50%{visibility:hidden}}
      @media print{.tools{display:none}}

      """#
}
