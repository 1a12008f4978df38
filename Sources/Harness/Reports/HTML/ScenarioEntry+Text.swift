import Diagnostics
import GoldenFiles
import TestRunner
import TextFormats
import Workers

extension ScenarioEntry {
  /// The failure as the terminal tells it, without its first words, which are the scenario's name.
  static func text(of result: ScenarioResult, _ next: NextSteps) -> String {
    guard let text = FailureText(result, next: next)?.text else { return "" }
    let name = "\(result.name): ".terminalLine
    let words = text.hasPrefix(name) ? String(text.dropFirst(name.count)) : text
    return "<pre tabindex=\"0\">\(words.htmlLines)</pre>\n"
  }

  /// Where the golden and what came instead are, and the command that accepts it.
  static func files(of result: ScenarioResult, _ next: NextSteps) -> String {
    var rows = [(name: "Golden", text: result.golden.path)]
    switch result.kept {
    case .nowhere: break
    case .file(let path): rows.append(("Now", path))
    case .unkept(let fault): rows.append(("Now", fault.problem))
    }
    if !result.isPlaceTaken { rows.append(("Accept it", next.record(result.name))) }
    return FileList.html(rows)
  }

  /// What the scenario wrote.
  static func output(of result: ScenarioResult) -> String {
    guard !result.output.isEmpty else { return "" }
    return """
      <details class="output"><summary>What it wrote</summary>\
      <pre tabindex="0">\(result.output.text.htmlLines)</pre></details>

      """
  }
}

extension Duration {
  /// As `12 ms` or `3.2 s`.
  var forPeople: String {
    let milliseconds = self / .milliseconds(1)
    if milliseconds < 1 { return "<1 ms" }
    if milliseconds < 1000 { return "\(Int(milliseconds.rounded())) ms" }
    return "\((self / .milliseconds(100)).rounded() / 10) s"
  }
}
