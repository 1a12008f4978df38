import RenderTree
import Storyboards

/// One finding on the page of an exploration: a card that the filter and the search of a list know.
struct FindingEntry {
  let html: String

  /// - Parameters:
  ///   - finding: The finding.
  ///   - number: Its number on the page, from 1.
  init(_ finding: ExploredFinding, number: Int, _ sheet: inout WireframeSheet) {
    let anchor = "\(finding.name.useCaseAnchor)/finding-\(number)"
    let picture = Self.picture(of: finding, &sheet)
    html = """
      <article class="cause-card scenario finding" id="\(anchor)" data-kind="\(finding.kind)" \
      aria-labelledby="\(anchor)-title">
      <h3 class="line" id="\(anchor)-title" data-of="\(anchor)">\(Self.line(of: finding, anchor))</h3>
      <div class="case">
      \(picture)<div class="words">
      \(Self.words(of: finding))</div>
      </div>
      </article>

      """
  }

  private static func line(of finding: ExploredFinding, _ anchor: String) -> String {
    let name = finding.name
    return """
      \(ScenarioLine.Badge(finding.words, .bad).html) <a href="#\(anchor)">\(finding.subject.htmlName)</a> \
      <span class="muted where">\(name.target.htmlName) / \(name.classForDisplay.htmlName) / \
      \(name.useCase.htmlName)</span> <span class="muted note">\(name.configuration.htmlName)</span>
      """
  }

  /// The picture, which is made when it is about to be seen.
  private static func picture(of finding: ExploredFinding, _ sheet: inout WireframeSheet) -> String {
    guard let screen = finding.screen else { return "" }
    let mark = ElementMark(of: finding.elements, on: screen)
    let picture = FilmFrame.Picture(
      caption: mark.name.map { "Outlined: \($0)" } ?? "The screen", picture: sheet.picture(of: screen),
      marks: mark.number.map { [$0: .changed] } ?? [:])
    let content = "<div class=\"pictures\">\n\(picture.html(of: finding.sentence))</div>\n"
    return """
      <div class="stage" style="--n:1;\(picture.width)">
      \(content.deferredHTML)</div>

      """
  }

  private static func words(of finding: ExploredFinding) -> String {
    let details = finding.details.map { "<p>\($0.html)</p>\n" }.joined()
    let script =
      finding.statements.isEmpty
      ? "<p>The launch alone shows it.</p>\n"
      : """
      <h4>The script that shows it</h4>
      <pre tabindex="0" class="command">\(finding.statements.joined(separator: "\n").htmlLines)</pre>

      """
    let rows = [
      ("Script", finding.script), ("See it again", finding.replay), ("Accept it", finding.acceptance),
    ].compactMap { name, text in text.map { (name: name, text: $0) } }
    return details + script + (rows.isEmpty ? "" : FileList.html(rows))
  }
}

/// The style of findings, in addition to that of lists.
enum FindingStyle {
  static let text =
    #"""
    .finding.scenario{contain-intrinsic-size:auto 42rem}
    .finding.scenario>.line{margin:0 0 .8rem;padding:0}
    .finding.scenario>.case{margin:0}
    .finding .line a{flex:1 1 20rem;color:inherit;text-decoration:none}
    .finding .line a:hover{text-decoration:underline}
    .finding .line :is(.where,.note){font-weight:400}
    .finding .line .where{order:1;flex-basis:100%}
    .finding .stage{min-width:0}
    .finding .words p:first-child{margin-top:0}
    .finding .words pre{max-height:none}
    .finding .files{margin-top:1rem}
    @media (max-width:40rem){.finding .files{grid-template-columns:1fr}.finding .files dd{margin-bottom:.4rem}
      .finding .pictures:not(.zoomed) .view{width:min(calc(var(--w)*1.5),70vw)}}

    """#
}
