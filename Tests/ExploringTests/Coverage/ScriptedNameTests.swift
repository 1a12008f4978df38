import Expectations
import HeadlessUIKit
import PlantedFaults
import ShowcaseKit
import Testing

@testable import Exploring

@MainActor @Suite struct ScriptedNameTests {
  /// The names of what can be used on a use case's first screen.
  private func names(_ name: String, of showcase: Showcase = faultless) throws -> Set<String> {
    let stage = try Stage(#require(showcase.useCases.first { $0.name == name }), in: showcase)
    return Set(stage.run { ScreenElements.offers().compactMap { $0.use?.element } })
  }

  @Test func `Tabs and segments are named by their texts, with what they are in`() throws {
    let tabs = try names("Tabs", of: plantedSlips)
    expectEqual(tabs, [#""About" in UITabBar"#, #""Notes" in UITabBar"#, #"UIButton "Choose""#])
    let form = try names("Form")
    expectTrue(form.contains { $0.hasSuffix(" in UISegmentedControl") }, "\(form)")
  }

  @Test func `A control without a title is named by its label, and not by what it shows`() throws {
    let names = try names("Birthday", of: plantedSlips)
    expectTrue(names.contains(#"UIDatePicker "Birthday""#), "\(names)")
  }

  @Test func `No name has a class that only UIKit knows`() throws {
    for showcase in [faultless, plantedSlips] {
      for useCase in showcase.useCases {
        for name in try names(useCase.name, of: showcase) {
          let isInternal = ["_UI", "UISegment ", "UITabBarButton", "UIPickerColumnView", "UIDropShadowView"]
            .contains {
              name.contains($0)
            }
          expectFalse(isInternal, "\(name)")
        }
      }
    }
  }

  @Test func `A view of the application has its own class, and a plain one its identifier`() {
    final class Card: UIView {}
    expectEqual(ScriptedName(of: Card())?.text, "Card")
    let plain = UIView()
    plain.accessibilityIdentifier = "map"
    expectEqual(ScriptedName(of: plain)?.text, "UIView #map")
  }

  @Test func `What moves a sheet has no name`() throws {
    let showcase = Showcase("Sheets") { UseCase("Sheet", of: SheetOwner.self) }
    let stage = try Stage(showcase.useCases[0], in: showcase)
    let names = stage.run { ScreenElements.offers().map { ($0.subject, $0.use?.element) } }
    expectTrue(names.contains { $0.0.hasPrefix("UIDropShadowView") }, "\(names)")
    expectTrue(names.allSatisfy { $0.1 != nil || !$0.0.hasPrefix("UIButton") })
    expectFalse(names.contains { $0.1?.contains("UIDropShadowView") == true })
  }
}

/// Presents a sheet at once.
private final class SheetOwner: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(UIViewController(), animated: false)
  }
}
