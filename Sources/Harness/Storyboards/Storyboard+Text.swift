import GoldenFiles
import RenderTree
import UTF8Text

extension Storyboard {
  /// The storyboard as a golden, as ``write(to:)`` writes it.
  package var text: String { String(writing: write) }

  /// Appends the golden: a head, the launch as a whole tree, each other step as what it changes, and what is left at
  /// the end.
  ///
  /// ```text
  /// showcase-storyboard 2
  /// use case: SettingsViewController / Main settings screen
  /// script: toggle-sync
  /// configuration: iPhone
  ///
  /// [1] launch
  /// UIWindow (0 0; 390 844)
  ///   UISwitch #SyncSwitch (20 20; 51 31) [off]
  ///
  /// [2] EarlGrey.selectElement(with: grey_accessibilityID("SyncSwitch")).perform(grey_tap())
  /// called  SettingsCommands.setSyncEnabled(true)
  /// changed UISwitch #SyncSwitch: [off] -> [on]
  ///
  /// [end]
  /// pending a repeating Timer at 3 s
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
    for (index, changes) in changeLines.enumerated() {
      buffer.append(literal: "\n")
      steps[index].write(number: index + 1, changes: changes, to: buffer)
    }
    guard !ending.isEmpty else { return }
    buffer.append(literal: "\n[end]\n")
    ending.write(to: buffer)
  }

  static let formatName = GoldenFault.formatName
  /// The version that is written, and the only one that ``init(text:of:isWhole:)`` reads.
  package static let formatVersion = GoldenFault.formatVersion
}

extension Step {
  /// Appends the heading, the events, and the whole tree or what the step changes in it.
  fileprivate func write(number: Int, changes: [String]?, to buffer: UTF8Buffer) {
    buffer.append(literal: "[")
    buffer.append(number)
    buffer.append(literal: "]")
    buffer.append(value: cause, behind: " ")
    for (keyword, event) in events { buffer.append(keyword, event) }
    guard let changes else { return tree.write(to: buffer) }
    for line in changes {
      buffer.append(line)
      buffer.append(literal: "\n")
    }
  }

  /// The lines of calls and animations, such as `called  Store.save()`.
  var eventLines: [String] { events.map(StoryboardKeyword.line) }

  private var events: [(StoryboardKeyword, String)] {
    calls.map { (.called, $0) } + animations.map { (.animated, $0) }
  }
}

extension Storyboard {
  /// For each step, the lines of its changes; `nil` if the step is shown as a whole tree: the first step, and one that
  /// changes most of its nodes.
  package var changeLines: [[String]?] {
    var removed = RemovedSubtrees()
    return steps.indices.map { index in
      guard index > 0 else { return nil }
      let (before, after) = (steps[index - 1].tree, steps[index].tree)
      if before == after { return [] }
      let difference = TreeDifference(from: before, to: after)
      // The lines and the removed nodes need the same addresses, which are found once.
      let tree = ChangingTree(before)
      defer { removed.note(difference, from: tree, step: index + 1) }
      let returns = removed.returns(in: difference)
      return difference.changesMost(of: after, returns) ? nil : tree.lines(of: difference, returns)
    }
  }
}

extension StoryboardEnding {
  /// The lines below the heading `[end]`, such as `pending a repeating Timer at 3 s`.
  var lines: [String] { events.map(StoryboardKeyword.line) }

  /// Appends the lines, each with its line feed.
  func write(to buffer: UTF8Buffer) {
    for (keyword, event) in events { buffer.append(keyword, event) }
  }

  private var events: [(StoryboardKeyword, String)] {
    StoryboardKeyword.ofEnding.flatMap { keyword, path in self[keyPath: path].map { (keyword, $0) } }
  }
}

extension StoryboardKeyword {
  /// The keywords of an ending, in the order of their lines.
  static var ofEnding: [(StoryboardKeyword, WritableKeyPath<StoryboardEnding, [String]>)] {
    [
      (.pending, \.pending), (.awaited, \.awaited), (.alive, \.alive), (.missing, \.missing),
      (.broke, \.broke), (.skipped, \.skipped), (.noAnswer, \.noAnswer), (.madeUp, \.madeUp),
    ]
  }

  /// Returns the line of an event, without its line feed.
  fileprivate static func line(_ keyword: StoryboardKeyword, _ event: String) -> String {
    String(writing: { $0.append(keyword, event, end: "") })
  }
}

extension UTF8Buffer {
  /// Appends a keyword and what follows it, if anything.
  fileprivate func append(_ keyword: StoryboardKeyword, _ event: String, end: StaticString = "\n") {
    append(event.isEmpty ? keyword.rawValue : keyword.padded)
    if !event.isEmpty { append(oneLine: event) }
    append(literal: end)
  }

  /// Appends a separator and a value, unless the value is empty, and a line feed.
  fileprivate func append(value: String, behind separator: StaticString) {
    if !value.isEmpty {
      append(literal: separator)
      append(oneLine: value)
    }
    append(literal: "\n")
  }
}
