/// The style of a chart of virtual time.
enum TimelineStyle {
  static let text =
    #"""
    .chart{margin:.25rem 0 .75rem;padding:.5rem .75rem .25rem;background:var(--raised);border-radius:10px;
      font-size:.72rem;color:var(--muted)}
    .lane{display:grid;grid-template-columns:5.2rem 1fr;align-items:center;min-height:1.15rem}
    .rows>div,.axis>div{position:relative;height:1.15rem;margin-right:1.5rem}
    .rows a,.rows i,.axis i{position:absolute;font-style:normal;white-space:nowrap}
    .rows a{top:.1rem;height:.95rem;min-width:3px;overflow:hidden;padding-left:3px;border-left:1px solid var(--card);
      background:var(--line);color:var(--text);text-decoration:none;line-height:.95rem;border-radius:2px}
    .rows a:hover,.rows a[aria-current]{background:var(--link);color:var(--card);z-index:1;overflow:visible}
    .rows a.differs{background:var(--bad);color:var(--card)}
    .rows i{top:.3rem;height:.55rem;min-width:.55rem;border-radius:.28rem;line-height:.55rem;text-indent:.7rem;
      color:var(--text)}
    .rows .call{background:var(--good)}
    .rows .animation{background:var(--link)}
    .rows .request{background:color-mix(in srgb,var(--link) 30%,transparent);border-left:3px solid var(--link)}
    .axis i{transform:translateX(-50%);border:0}
    .axis i:first-child{transform:none}
    @media (max-width:40rem){.lane{grid-template-columns:4.6rem 1fr}.axis i:nth-child(even){display:none}}

    """#
}
