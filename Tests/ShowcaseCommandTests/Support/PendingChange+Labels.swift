import GoldenFiles
import RenderTree
import Review
import Storyboards

extension PendingChange {
  /// A change of a label's text; without an old text, the storyboard is new.
  static func ofLabel(in useCase: String, from old: String?, to new: String) -> PendingChange {
    let name = ScenarioName(
      target: "T", classForDisplay: "C", useCase: useCase, script: "s", configuration: "iPad")
    return PendingChange(
      path: GoldenPath(of: name), kind: old == nil ? .new : .changed,
      text: storyboardText(useCase, label: new),
      goldenText: old.map { storyboardText(useCase, label: $0) })
  }

  /// A storyboard of one step, with a label and a switch.
  static func storyboardText(_ useCase: String, label: String) -> String {
    let root = RenderNode("UIView", children: [RenderNode("UILabel", text: label), RenderNode("UISwitch")])
    return Storyboard(
      useCase: "C / \(useCase)", script: "s", configuration: "iPad",
      steps: [Step(cause: "launch", tree: root)]
    ).text
  }
}
