import Diagnostics
import GoldenFiles
import RenderTree
import Review
import Storyboards
import TestSupport

/// A package with goldens and pending storyboards of scenarios `T/C/<use case>/s`, each of a few labels.
struct PendingBox {
  let folder: TemporaryFolder
  let store: GoldenStore

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder.root)
  }

  static func path(_ useCase: String, _ configuration: String = "c") -> GoldenPath {
    GoldenPath(
      of: ScenarioName(
        target: "T", classForDisplay: "C", useCase: useCase, script: "s", configuration: configuration))
  }

  static func text(_ useCase: String, _ labels: [String], configuration: String = "c") -> String {
    var root = RenderNode("UIView")
    root.children = labels.map { label in
      var node = RenderNode("UILabel")
      node.text = label
      return node
    }
    return Storyboard(
      useCase: "C / \(useCase)", script: "s", configuration: configuration,
      steps: [Step(cause: "launch", tree: root)]
    ).text
  }

  func accept(_ useCase: String, _ labels: String..., configuration: String = "c") throws {
    _ = try store.accepted.write(
      Self.text(useCase, labels, configuration: configuration), to: Self.path(useCase, configuration))
  }

  func pend(_ useCase: String, _ labels: String..., configuration: String = "c") throws {
    _ = try store.pending.write(
      Self.text(useCase, labels, configuration: configuration), to: Self.path(useCase, configuration))
  }

  /// The pending changes of scenarios with these use cases.
  func changes(_ useCases: String...) throws -> [PendingChange] {
    let owned = useCases.map { Self.path($0) }
    let inventory = GoldenInventory(planned: owned, files: try store.accepted.files())
    return try store.pendingChanges(owned: owned, orphans: inventory.orphans)
  }

  /// The actions, such as `created a`, and the errors.
  func apply(_ decision: ReviewDecision, _ change: PendingChange) -> (done: [ReviewEffect], fault: String?) {
    var done: [ReviewEffect] = []
    do {
      try store.apply(decision, to: change) { done.append($0) }
      return (done, nil)
    } catch {
      return (done, error.problem)
    }
  }
}
