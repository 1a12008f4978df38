import Diagnostics
import GoldenFiles
import RenderTree
import Storyboards
import UTF8Text

extension FuzzedReader {
  static func faultInGolden(_ input: [UInt8]) -> FuzzFault? {
    let text = String(input: input)
    if let fault = GoldenFault.inStoryboard(input) { return TextExtent(text).fault(in: fault) }
    do throws(Diagnostic) {
      return try Storyboard(text: text).text.fault(unlessEqualTo: text)
    } catch {
      return TextExtent(text).fault(in: error)
    }
  }

  /// Migrates a golden of format 1, which proves itself that the result is read as the same steps.
  static func faultInFormerGolden(_ input: [UInt8]) -> FuzzFault? {
    let text = String(input: input)
    if let fault = GoldenFault.inFormerStoryboard(input) { return TextExtent(text).fault(in: fault) }
    do throws(Diagnostic) {
      _ = try GoldenMigration(of: text)
      return nil
    } catch {
      return TextExtent(text).fault(in: error)
    }
  }

  static func faultInStoryboardJSON(_ input: [UInt8]) -> FuzzFault? {
    let text = String(input: input)
    do throws(Diagnostic) {
      let storyboard = try Storyboard(json: text)
      return try Storyboard(json: storyboard.json) == storyboard ? nil : .unfaithful
    } catch {
      return TextExtent(text).fault(in: error)
    }
  }

  static func faultInTree(_ input: [UInt8]) -> FuzzFault? {
    let text = String(input: input)
    do throws(Diagnostic) {
      return try RenderNode(text: text).treeText.fault(unlessEqualTo: text)
    } catch {
      return TextExtent(text).fault(in: error)
    }
  }

  static func faultInTreeJSON(_ input: [UInt8]) -> FuzzFault? {
    let text = String(input: input)
    do throws(Diagnostic) {
      let tree = try RenderNode(json: text)
      return try RenderNode(json: tree.json) == tree ? nil : .unfaithful
    } catch {
      return TextExtent(text).fault(in: error)
    }
  }

  /// Reads the input as two trees separated by an empty line. Applying their difference to one must give the
  /// other, both in memory and after writing it as a golden.
  static func faultInDifference(_ input: [UInt8]) -> FuzzFault? {
    let parts = String(input: input).split(separator: "\n\n", maxSplits: 1)
    guard parts.count == 2, let before = try? RenderNode(text: "\(parts[0])\n"),
      let after = try? RenderNode(text: String(parts[1]))
    else { return nil }
    guard before.applying(TreeDifference(from: before, to: after).changes) == after else {
      return .unfaithful
    }
    guard before.condensed.condensed == before.condensed else { return .unfaithful }
    let steps = [
      Step(cause: "launch", tree: before.condensed), Step(cause: "tap", tree: after.condensed),
    ]
    let storyboard = Storyboard(useCase: "C / u", script: "s", configuration: "c", steps: steps)
    let difference = StoryboardDifference(golden: storyboard, actual: storyboard)
    guard difference.isEmpty, let read = try? Storyboard(text: storyboard.text) else { return .unfaithful }
    return read == storyboard ? nil : .unfaithful
  }
}
