import RenderTree
import UTF8Text

extension Storyboard {
  /// The storyboard as a golden, as ``write(to:)`` writes it.
  package var text: String { String(writing: write) }

  /// Appends the golden: a head, then the launch and each key frame as a whole tree, each other step
  /// as changes.
  ///
  /// ```text
  /// showcase-storyboard 1
  /// use case: SettingsViewController / Main settings screen
  /// script: launch
  /// configuration: iPhone
  ///
  /// [1] launch
  /// UIWindow (0 0; 390 844)
  ///   UILabel #title "Sync"
  /// ```
  package func write(to buffer: UTF8Buffer) {
    buffer.append(Self.formatName)
    buffer.append(literal: " ")
    buffer.append(Self.formatVersion)
    buffer.append(literal: "\n")
    for heading in headings {
      buffer.append(heading.name)
      buffer.append(literal: ":")
      buffer.append(value: heading.value, behind: " ")
    }
    for index in steps.indices {
      buffer.append(literal: "\n")
      steps[index].write(number: index + 1, after: index > 0 ? steps[index - 1].tree : nil, to: buffer)
    }
  }

  static let formatName = "showcase-storyboard"
  static let formatVersion = 1
}

extension Step {
  /// Appends the heading, the calls, and the whole tree of a key frame or the changes of another step.
  fileprivate func write(number: Int, after previous: RenderNode?, to buffer: UTF8Buffer) {
    buffer.append(literal: "[")
    buffer.append(number)
    buffer.append(literal: "]")
    buffer.append(value: cause, behind: " ")
    for (keyword, event) in events {
      Self.write(keyword, event, to: buffer)
      buffer.append(literal: "\n")
    }
    guard let changes = changeLines(after: previous) else { return tree.write(to: buffer) }
    for line in changes {
      buffer.append(line)
      buffer.append(literal: "\n")
    }
  }

  /// The lines of calls and of pending work, such as `pending work at 3 s`.
  var eventLines: [String] {
    events.map { keyword, event in String(writing: { Self.write(keyword, event, to: $0) }) }
  }

  private var events: [(ChangeKeyword, String)] {
    calls.map { (.called, $0) } + pending.map { (.pending, $0) } + awaited.map { (.awaited, $0) }
  }

  private static func write(_ keyword: ChangeKeyword, _ value: String, to buffer: UTF8Buffer) {
    buffer.append(value.isEmpty ? keyword.rawValue : keyword.padded)
    if !value.isEmpty { buffer.append(oneLine: value) }
  }

  /// Returns the changes from the tree of the previous step; `nil` for a key frame.
  func changeLines(after previous: RenderNode?) -> [String]? {
    guard let previous, !isKeyFrame else { return nil }
    return previous == tree ? [] : ChangingTree(previous).lines(to: tree)
  }
}

extension UTF8Buffer {
  /// Appends a separator and a value, unless the value is empty, and a line feed.
  fileprivate func append(value: String, behind separator: StaticString) {
    if !value.isEmpty {
      append(literal: separator)
      append(oneLine: value)
    }
    append(literal: "\n")
  }
}
