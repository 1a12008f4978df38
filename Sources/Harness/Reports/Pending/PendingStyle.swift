/// The style of a review, in addition to that of a list.
enum PendingStyle {
  static let text =
    #"""
    html{scroll-padding-top:8rem}
    .tally{display:flex;flex-wrap:wrap;gap:.35rem .8rem;align-items:center;flex-basis:100%}
    #left{font-weight:600;font-variant-numeric:tabular-nums}
    #said{flex:1;min-width:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
    #refused{flex-basis:100%;margin:0;padding:.5rem .8rem;background:var(--bad-fill);color:var(--bad);border-radius:8px;
      white-space:pre-wrap;overflow-wrap:anywhere}
    .actions{display:flex;flex-wrap:wrap;gap:.5rem .6rem;align-items:center}
    .cause-card .actions{margin:0 0 1rem}
    .scenario>.actions{margin-top:.8rem}
    .actions button,.tally button{font:inherit;font-weight:600;padding:.3rem .8rem;min-height:2.25rem;color:var(--text);
      background:var(--card);border:1px solid var(--muted);border-radius:8px;cursor:pointer}
    .actions [data-do=accept]{color:var(--good);background:var(--good-fill);border-color:var(--good)}
    .actions [data-do=reject]{color:var(--bad);background:var(--bad-fill);border-color:var(--bad)}
    .actions button:hover:not(:disabled),.tally button:hover:not(:disabled){box-shadow:0 0 0 1px currentcolor}
    .actions button:disabled,.tally button:disabled{color:var(--muted);background:none;border-color:var(--line);
      cursor:default}
    .actions kbd,.tally kbd{font-weight:400}
    .verdict{color:var(--muted);font-size:.9rem;overflow-wrap:anywhere}
    .decided .verdict{font-weight:600;font-size:1rem}
    .accepted .verdict{color:var(--good)}.rejected .verdict{color:var(--bad)}
    .remark{font-weight:600}
    .line .decision{font-size:.78rem;font-weight:700;padding:.05rem .5rem;border-radius:99px;border:1px solid;
      white-space:nowrap}
    .accepted .line .decision{color:var(--good)}.rejected .line .decision{color:var(--bad)}
    .scenario.decided>.line{background:var(--raised)}
    .cause-card.decided .case,.cause-card.decided>h4,.cause-card.decided>ul,.cause-card.decided>details{display:none}
    .cause-card.decided{background:none}
    .cause-card.decided .actions{margin:0}
    @media screen and (max-width:40rem){
      .tally{position:fixed;inset:auto 0 0;z-index:3;padding:.5rem 1rem;background:var(--page);
        border-top:1px solid var(--line)}
      body{padding-bottom:6rem}}
    @media (max-width:40rem){html{scroll-padding-top:1rem}.actions kbd,.tally kbd{display:none}
      #said{white-space:normal;flex-basis:100%}#refused{position:fixed;inset:auto .5rem 6rem;z-index:4}}

    """#
}
