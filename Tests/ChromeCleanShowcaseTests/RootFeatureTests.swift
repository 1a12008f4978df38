import ChromeCleanModel
import Expectations
import Foundation
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeCleanShowcase

@MainActor
@Suite struct RootFeatureTests {
  @Test
  func `A link leads to another page after a moment; an empty tab has nothing to load or to go back to`()
    throws
  {
    let stage = try Stage(UseCase.root, in: chromeClean)
    stage.run { stage.linkButton("More about examples")?.sendActions(for: .touchUpInside) }
    expectNotNil(stage.button("Stop"))
    try stage.settle()
    expectNil(stage.button("Stop"))
    expectEqual(stage.button("Back")?.isEnabled, true)
    expectEqual(
      stage.takeCalls(), ["WebContentsCommands.followLink(to: https://more.example/)"])
    do {
      let stage = try Stage(UseCase.rootEmpty, in: chromeClean)
      expectEqual(["Back", "Forward", "Reload"].map { stage.button($0)?.isEnabled }, [false, false, false])
    }
  }
}

extension Stage {
  fileprivate func linkButton(_ title: String) -> UIButton? {
    run { UIApplication.shared.windows.lazy.compactMap { $0.linkButton(title) }.first }
  }
}

extension UIView {
  fileprivate func linkButton(_ title: String) -> UIButton? {
    if let button = self as? UIButton, button.currentTitle == title { return button }
    return subviews.lazy.compactMap { $0.linkButton(title) }.first
  }
}
