import Diagnostics
import TestRunner
import UTF8Text

/// A workflow command of GitHub Actions that makes an annotation: one line that the service executes.
///
///     ::error file=Plans/a.eg.swift,line=7,col=1,title=The script stopped::No element matches
struct GitHubCommand {
  enum Kind: String {
    case error, warning
  }

  var kind: Kind
  var file: String?
  var position: SourcePosition?
  var title: String
  /// The message, line by line.
  var lines: [String]

  /// The command with a line feed; nothing in a title or message can begin another command.
  var text: String {
    let positions = position.map { [("line", "\($0.line)"), ("col", "\($0.column)")] } ?? []
    // A position is useless without its file.
    let properties = (file.map { [("file", $0)] } ?? []) + (file == nil ? [] : positions) + [("title", title)]
    let list = properties.map { "\($0)=\($1.terminalLine.inProperty)" }.joined(separator: ",")
    return "::\(kind.rawValue) \(list)::\(lines.map(\.terminalLine.inData).joined(separator: "%0A"))\n"
  }
}

extension String {
  /// The string as the message of a command, escaped by GitHub's rules.
  fileprivate var inData: String { escaped(["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  /// The string as the value of a property, escaped by GitHub's rules.
  fileprivate var inProperty: String {
    escaped(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  /// Returns whole lines guarded so that GitHub executes no commands in them.
  ///
  /// The word that ends the guard does not occur in the lines, so nothing in them can end it.
  var withoutGitHubCommands: String {
    var token = "showcase-" + RunHeading.fingerprint(of: [self])
    while contains(token) { token = "showcase-" + RunHeading.fingerprint(of: [self, token]) }
    return "::stop-commands::\(token)\n\(self)::\(token)::\n"
  }
}
