import RenderTree
import SourceText

extension Storyboard {
  /// The storyboard as a golden: a head, then the launch and each key frame as a whole tree, each other step as changes.
  public var text: String {
    var lines = ["\(Self.formatName) \(Self.formatVersion)"]
    lines += headings.map { name, value in value.isEmpty ? "\(name):" : "\(name): \(value.oneLine)" }
    var previous: RenderNode?
    for (index, step) in steps.enumerated() {
      lines += ["", step.heading(number: index + 1)] + step.calls.map(Step.callLine)
      lines += step.bodyLines(after: previous)
      previous = step.tree
    }
    return lines.map { $0 + "\n" }.joined()
  }

  static let formatName = "showcase-storyboard"
  static let formatVersion = 1
}

extension Step {
  /// `[2] cause`
  func heading(number: Int) -> String {
    cause.isEmpty ? "[\(number)]" : "[\(number)] \(cause.oneLine)"
  }

  /// `called  command`
  static func callLine(_ call: String) -> String {
    call.isEmpty ? ChangeKeyword.called.rawValue : ChangeKeyword.called.padded + call.oneLine
  }

  /// The whole tree of a key frame, or what changed in the tree of the step before.
  fileprivate func bodyLines(after previous: RenderNode?) -> [String] {
    changeLines(after: previous) ?? tree.lines
  }

  /// What changed in the tree of the step before; `nil` in a key frame.
  func changeLines(after previous: RenderNode?) -> [String]? {
    guard let previous, !isKeyFrame else { return nil }
    return previous == tree ? [] : ChangingTree(previous).lines(to: tree)
  }
}
