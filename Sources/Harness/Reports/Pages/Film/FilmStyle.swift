/// The style of steps.
enum FilmStyle {
  static let text =
    #"""
    .film{display:grid;grid-auto-flow:column;grid-auto-columns:max-content;justify-content:start;
      grid-template-rows:auto auto auto 1fr;column-gap:.75rem;margin:0;padding:0 0 .75rem;overflow-x:auto;
      list-style:none;scroll-snap-type:x proximity;scroll-padding-inline:.25rem}
    .frame{display:grid;grid-row:1/-1;grid-template-rows:subgrid;padding:.75rem;scroll-snap-align:start;
      border:1px solid var(--line);border-radius:12px;background:var(--page)}
    .cause{grid-row:1}.events{grid-row:2}.pictures{grid-row:3}.trees{grid-row:4}
    .frame>.tools{grid-row:3}
    .frame.differs{border-color:var(--bad);box-shadow:inset 0 3px var(--bad)}
    .frame.current{outline:3px solid var(--link);outline-offset:-1px}
    .cause{margin:0 0 .6rem;width:0;min-width:min(100%,80vw);overflow-wrap:anywhere}
    .cause b{margin-right:.4rem;white-space:nowrap}
    .cause b a{color:inherit;text-decoration:none}.cause b a:hover{text-decoration:underline}
    .events{margin:-.25rem 0 .6rem;padding:0;list-style:none;color:var(--muted);font-size:.85rem;width:0;
      min-width:100%;overflow-wrap:anywhere}
    .film .pictures{flex-wrap:nowrap}
    .end{align-self:start;margin:0;width:14rem;max-width:70vw;padding:1rem;border-radius:6px;background:var(--bad-fill);
      color:var(--bad)}
    .trees{width:0;min-width:100%}
    .trees details{margin-top:.6rem}
    .frame summary{cursor:pointer;padding:.2rem 0;color:var(--muted);font-size:.85rem}
    .frame pre{max-height:24rem}
    .timed{display:block;overflow:visible}
    .timed .frame{display:grid;grid-template:auto auto auto auto 1fr/auto minmax(16rem,1fr);column-gap:1.5rem;width:auto;background:none;outline:none;border-radius:0;padding:.75rem 0 0;border:0;
      box-shadow:none}
    .timed .cause,.timed .events,.timed .trees{width:auto;min-width:0}
    .timed .cause,.timed .events{grid-column:1/-1}
    .timed .frame>.tools{grid-area:3/1;width:auto;min-width:0}
    .timed .pictures{grid-area:4/1}
    .timed .trees{grid-area:3/2/6/3}
    .timed .trees pre{max-height:38rem}.timed .trees>pre{white-space:pre-wrap;overflow-wrap:anywhere}
    .scenario>.keys-of-time{margin:.4rem .9rem}
    .timed .view{width:min(calc(var(--w)*1.4),22rem,84vw)}
    @media (max-width:60rem){.timed .frame{display:block}}
    @media screen{.timed .frame:not(.current){display:none}}
    .timeline{display:flex;gap:2px;margin:0 0 .25rem;padding:.25rem;overflow-x:auto;list-style:none;
      background:var(--raised);border-radius:10px;scroll-snap-type:none}
    .timeline li{flex:1 0 auto;min-width:calc(4.4rem + var(--seconds,0)*5rem);max-width:22rem}
    .timeline a{display:grid;grid-template-rows:auto .8rem .8rem;gap:.15rem;height:100%;padding:.3rem .45rem;
      color:var(--text);text-decoration:none;font-size:.8rem;border-radius:7px;white-space:nowrap;
      border-top:3px solid transparent}
    .timeline .differs a{border-top-color:var(--bad)}
    .timeline a:hover{background:var(--card)}
    .timeline a[aria-current]{background:var(--card);box-shadow:0 0 0 2px var(--link)}
    .timeline b{color:var(--muted);font-weight:600;margin-right:.25rem}
    .timeline .call,.timeline .time{display:flex;gap:3px;align-items:center;font-size:.7rem;color:var(--muted)}
    .timeline .call i{width:.5rem;height:.5rem;border-radius:50%;background:var(--good)}
    .timeline .time i{height:.4rem;min-width:.4rem;border-radius:3px;background:var(--link)}
    .charted li{min-width:4.4rem}.charted .call,.charted .time{display:none}
    .charted a{display:block}
    .keys-of-time{display:flex;flex-wrap:wrap;gap:.15rem 1rem;margin:0 0 .4rem;font-size:.78rem;color:var(--muted)}
    .keys-of-time i{display:inline-block;height:.5rem;width:.5rem;border-radius:50%;background:var(--good);
      margin-right:.3rem}
    .keys-of-time i.animated{width:1rem;height:.4rem;border-radius:3px;background:var(--link)}
    @media print{.timeline,.keys-of-time,.chart{display:none}.film{display:block;overflow:visible}
      .film .frame,.timed .frame{display:block;margin-bottom:.75rem;padding:.5rem;border:1px solid var(--line)}
      .cause,.events,.trees{width:auto}.film .pictures{flex-wrap:wrap}.frame pre{max-height:none}}

    """#
}
