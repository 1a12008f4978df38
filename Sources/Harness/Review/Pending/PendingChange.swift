import Diagnostics
import GoldenFiles
import Storyboards

/// One storyboard or value that waits for review, with the golden that it would replace.
///
/// It has only the texts, so that hundreds are found quickly; ``comparison()`` parses and compares storyboards.
package struct PendingChange: Hashable, Sendable {
  /// The golden's path; what waits has the same path in ``GoldenStore/pending``.
  package let path: GoldenPath
  package let kind: Kind
  /// The pending storyboard; `nil` if its file cannot be read, and for a value.
  package let text: String?
  /// The bytes of the pending value; `nil` if its file cannot be read, and for a storyboard.
  package let value: [UInt8]?
  /// What it is compared with: the golden, or for a rename the orphan; `nil` if it does not exist or
  /// cannot be read.
  package let goldenText: String?
  /// The bytes of a value's golden, or of one that is not the text of a storyboard; `nil` if it is, or cannot
  /// be read.
  package let goldenBytes: [UInt8]?

  package enum Kind: Hashable, Sendable {
    /// There is no golden.
    case new
    /// The golden differs.
    case changed
    /// There is no golden, but a similar one that no scenario owns; accepting moves it. No value is that.
    case renamed(from: GoldenPath)
    /// What waits cannot be read, so it cannot be accepted.
    case unreadable(Diagnostic)
    /// The golden cannot be read; accepting replaces it.
    case unreadableGolden(Diagnostic)
    /// Nothing is left to decide; accepting and rejecting both remove what waits.
    case stale(Staleness)
  }

  package enum Staleness: String, Hashable, Sendable {
    case equal = "it equals its golden"
    case orphan = "no scenario has it any more"
    case unowned = "no test declares it any more"
    case unclaimed = "its test ran without it"
  }

  package init(
    path: GoldenPath, kind: Kind, text: String?, goldenText: String? = nil, goldenBytes: [UInt8]? = nil
  ) {
    self.path = path
    self.kind = kind
    self.text = text
    value = nil
    self.goldenText = goldenText
    self.goldenBytes = goldenBytes
  }

  /// Makes the change of a value.
  package init(path: GoldenPath, kind: Kind, value: [UInt8]?, goldenBytes: [UInt8]? = nil) {
    self.path = path
    self.kind = kind
    text = nil
    self.value = value
    goldenText = nil
    self.goldenBytes = goldenBytes
  }
}

extension PendingChange {
  /// The same change with another kind.
  func with(_ kind: Kind, goldenText: String? = nil) -> PendingChange {
    guard value == nil else {
      return PendingChange(path: path, kind: kind, value: value, goldenBytes: goldenBytes)
    }
    return PendingChange(
      path: path, kind: kind, text: text, goldenText: goldenText ?? self.goldenText, goldenBytes: goldenBytes)
  }

  /// The scenario as `Target/Class/Use case/script (configuration)`, or the test as `Module/File/test.name`;
  /// the path if it is neither's.
  package var title: String { path.scenario?.name.description ?? path.value?.title ?? path.path }

  /// What waits, in one word.
  package var noun: String { path.value == nil ? "storyboard" : "value" }
}

extension PendingChange.Kind {
  /// The kind, in one or two words.
  package var name: String {
    switch self {
    case .new: "new"
    case .changed: "changed"
    case .renamed: "renamed"
    case .unreadable: "unreadable"
    case .unreadableGolden: "unreadable golden"
    case .stale: "stale"
    }
  }
}

/// A pending storyboard and its golden, read and compared.
package struct PendingComparison: Hashable, Sendable {
  /// The golden, as far as it can be read, with what it folds where that is known and differs; `nil` if there is no
  /// golden, or it is too long.
  package let golden: Storyboard?
  package let actual: Storyboard
  /// What was compared with the golden: the whole storyboard, or its beginning if only the beginning of
  /// the golden can be read.
  package let compared: Storyboard?
  /// Whether the golden cannot be read to its end.
  package let hasFault: Bool
  /// `nil` if there is no golden to differ from.
  package let difference: StoryboardDifference?
  /// Why the golden cannot be compared.
  package let fault: Diagnostic?
}

extension PendingChange {
  /// Reads both storyboards and compares them, unless they are too long.
  ///
  /// If the part of the golden that can be read differs, that is the difference.
  ///
  /// - Parameter hidden: Where the texts of what goldens fold are kept; by default they are unknown.
  /// - Throws: why the pending storyboard cannot be read.
  package func comparison(with hidden: HiddenTextFolder? = nil) throws(Diagnostic) -> PendingComparison {
    let actual = try storyboard()
    guard let goldenText else {
      return PendingComparison(
        golden: nil, actual: actual, compared: nil, hasFault: false, difference: nil, fault: nil)
    }
    let former = ComparableLength.Side("the golden", Array(goldenText.utf8))
    let shown = ComparableLength.Side("what was shown", Array((text ?? "").utf8))
    if let fault = ComparableLength.fault(former, shown, file: goldenPath.path) {
      return PendingComparison(
        golden: nil, actual: actual, compared: nil, hasFault: false, difference: nil, fault: fault)
    }
    let (readable, fault) = Self.read(goldenText, at: goldenPath)
    guard let beginning = fault == nil ? actual : actual.beginning(differingFrom: readable) else {
      return PendingComparison(
        golden: readable, actual: actual, compared: nil, hasFault: true, difference: nil,
        fault: fault?.inFile(goldenPath.path))
    }
    let (golden, compared) = hidden?.revealing(readable, beginning) ?? (readable, beginning)
    var difference = StoryboardDifference(golden: golden, actual: compared)
    // A renamed golden's head has the former names, which the rename reports anyway.
    if case .renamed = kind { difference.headings = [] }
    return PendingComparison(
      golden: golden, actual: actual, compared: compared, hasFault: fault != nil, difference: difference,
      fault: nil)
  }

  /// The bytes that accepting writes.
  ///
  /// - Throws: why what waits cannot be read.
  func content() throws(Diagnostic) -> [UInt8] {
    guard path.value != nil else {
      _ = try storyboard()
      return Array((text ?? "").utf8)
    }
    if case .unreadable(let fault) = kind { throw fault }
    guard let value else { throw isGone }
    return value
  }

  private var isGone: Diagnostic {
    Diagnostic("the pending \(noun) is not there any more", file: "\(GoldenStore.pendingFolder)/\(path)")
  }

  /// The pending storyboard.
  ///
  /// - Throws: why it cannot be read.
  func storyboard() throws(Diagnostic) -> Storyboard {
    let file = "\(GoldenStore.pendingFolder)/\(path)"
    if case .unreadable(let fault) = kind { throw fault }
    guard let text else { throw isGone }
    let (storyboard, fault) = Self.read(text, at: path)
    if let fault { throw fault.inFile(file) }
    return storyboard
  }

  private var goldenPath: GoldenPath {
    if case .renamed(let source) = kind { source } else { path }
  }

  private static func read(
    _ text: String, at path: GoldenPath
  ) -> (storyboard: Storyboard, fault: Diagnostic?) {
    let scenario = path.scenario
    guard scenario?.format == .json else {
      return Storyboard.readablePart(of: text, of: scenario?.name)
    }
    do throws(Diagnostic) {
      return (try Storyboard(json: text, of: scenario?.name), nil)
    } catch {
      return (Storyboard(useCase: "", script: "", configuration: "", steps: []), error)
    }
  }
}
