/// The style of a list, in addition to that of all pages.
///
/// Closed lines outside of the window are not laid out, so that filtering thousands of them is quick.
enum ListStyle {
  static let text =
    HTMLStyle.filter + CauseStyle.text + #"""
      header p{margin:.35rem 0 1rem}
      .bar{display:flex;gap:3px;height:8px}
      .bar i{border-radius:4px;min-width:8px}
      .bar .bad{background:var(--bad)}.bar .warn{background:var(--warn)}.bar .good{background:var(--good)}
      .scenario{margin-bottom:.4rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
      .scenario:not([open]){content-visibility:auto;contain-intrinsic-size:auto 2.5rem}
      .scenario[open]{border-color:var(--muted)}
      .line{display:flex;flex-wrap:wrap;gap:.15rem .75rem;align-items:baseline;margin:0;padding:.55rem .9rem;
        border-radius:12px}
      summary.line{cursor:pointer;list-style-position:inside}
      summary.line::before{content:"";width:.45rem;height:.45rem;border:solid var(--muted);
        border-width:0 2px 2px 0;transform:rotate(-45deg);align-self:center}
      [open]>summary.line::before{transform:rotate(45deg)}
      summary.line:hover{background:var(--raised)}
      summary.line::-webkit-details-marker{display:none}
      .name{font-weight:600;overflow-wrap:anywhere}
      .where{font-size:.9rem;overflow-wrap:anywhere}
      .note{margin-left:auto;font-size:.85rem;font-variant-numeric:tabular-nums}
      .badge{font-size:.78rem;font-weight:600;padding:.05rem .5rem;border-radius:99px;white-space:nowrap}
      .badge.bad{background:var(--bad-fill);color:var(--bad)}
      .badge.warn{background:var(--warn-fill);color:var(--warn)}
      .badge.good{background:var(--good-fill);color:var(--good)}
      .scenario>:not(summary,p){margin:.25rem .9rem .9rem}
      @media screen{.filmed>.differences{display:none}}
      .differences h3{margin-top:.5rem;overflow-wrap:anywhere}
      .files{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;font-size:.9rem}
      .files dt{color:var(--muted)}
      .files dd{margin:0;min-width:0}
      .files code{overflow-wrap:anywhere;user-select:all}
      .output summary{cursor:pointer;color:var(--muted)}
      .group{margin-bottom:1rem}

      """#
}
