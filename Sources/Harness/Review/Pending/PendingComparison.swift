import Diagnostics
import GoldenFiles
import Storyboards

/// A pending storyboard and its golden, read and compared.
package struct PendingComparison: Hashable, Sendable {
  /// What was accepted once, as far as it can be read; `nil` where there is no golden.
  package let golden: Storyboard?
  package let actual: Storyboard
  /// `nil` where there is no golden to differ from.
  package let difference: StoryboardDifference?
  /// Why the golden cannot be compared.
  package let fault: Diagnostic?
}

extension PendingChange {
  /// Reads both storyboards and compares them.
  ///
  /// If the part of the golden that can be read differs already, that is the difference.
  ///
  /// - Throws: why the pending storyboard cannot be read.
  package func comparison() throws(Diagnostic) -> PendingComparison {
    let actual = try storyboard()
    guard let goldenText else {
      return PendingComparison(golden: nil, actual: actual, difference: nil, fault: nil)
    }
    let (golden, fault) = read(goldenText)
    guard let compared = fault == nil ? actual : actual.beginning(differingFrom: golden) else {
      return PendingComparison(
        golden: golden, actual: actual, difference: nil, fault: fault?.inFile(goldenPath.path))
    }
    let difference = StoryboardDifference(golden: golden, actual: compared)
    return PendingComparison(golden: golden, actual: actual, difference: difference, fault: nil)
  }

  /// The pending storyboard.
  ///
  /// - Throws: why it cannot be read.
  func storyboard() throws(Diagnostic) -> Storyboard {
    let file = "\(GoldenStore.pendingFolder)/\(path)"
    if case .unreadable(let fault) = kind { throw fault }
    guard let text else { throw Diagnostic("the pending storyboard is not there any more", file: file) }
    let (storyboard, fault) = read(text)
    if let fault { throw fault.inFile(file) }
    return storyboard
  }

  private var goldenPath: GoldenPath {
    if case .renamed(let source) = kind { source } else { path }
  }

  private func read(_ text: String) -> (storyboard: Storyboard, fault: Diagnostic?) {
    guard path.scenario?.format == .json else { return Storyboard.readablePart(of: text) }
    do throws(Diagnostic) {
      return (try Storyboard(json: text), nil)
    } catch {
      return (Storyboard(useCase: "", script: "", configuration: "", steps: []), error)
    }
  }
}
