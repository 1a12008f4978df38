import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIBarAppearanceTests {
  private func look(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.backgroundColor = color
    return look
  }

  /// The colors of the views in a bar that have one.
  private func colors(_ bar: UIView) -> [UIColor] { bar.subviews.compactMap(\.backgroundColor) }

  @Test func `The look of the top item comes before the bar's, until the item is popped`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.standardAppearance = look(.red)
    let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    second.standardAppearance = look(.green)
    bar.items = [first]
    expectEqual(colors(bar), [.red])
    bar.items = [first, second]
    expectEqual(colors(bar), [.green])
    second.standardAppearance = nil
    expectEqual(colors(bar), [.red])
  }

  @Test func `A look that is made from another has its color, and of the same kind its titles`() {
    let original = look(.blue)
    original.titleTextAttributes = [.kern: 2]
    let copy = UINavigationBarAppearance(barAppearance: original)
    #expect(copy.backgroundColor == .blue && copy.titleTextAttributes[.kern] as? Int == 2)
    expectEqual(UITabBarAppearance(barAppearance: original).backgroundColor, .blue)
  }

  @Test func `A bar of tabs and a toolbar show the color of their look, before the older one`() {
    let (tabs, tools) = (UITabBar(frame: .zero), UIToolbar(frame: .zero))
    (tabs.barTintColor, tools.barTintColor) = (.red, .red)
    #expect(tabs.backgroundColor == .red && tools.backgroundColor == .red)
    let (tabLook, toolLook) = (UITabBarAppearance(), UIToolbarAppearance())
    (tabLook.backgroundColor, toolLook.backgroundColor) = (.green, .green)
    (tabs.standardAppearance, tools.standardAppearance) = (tabLook, toolLook)
    #expect(tabs.backgroundColor == .green && tools.backgroundColor == .green)
  }

  @Test func `A look has both images of the back button, or the system's`() {
    let look = UINavigationBarAppearance()
    let (arrow, mask) = (UIImage(systemName: "chevron.left"), UIImage(systemName: "circle"))
    look.setBackIndicatorImage(arrow, transitionMaskImage: mask)
    #expect(look.backIndicatorImage == arrow && look.backIndicatorTransitionMaskImage == mask)
    forEachRow([(nil, mask), (arrow, nil), (nil, nil)] as [(UIImage?, UIImage?)]) { image, ofTransition in
      look.setBackIndicatorImage(arrow, transitionMaskImage: mask)
      look.setBackIndicatorImage(image, transitionMaskImage: ofTransition)
      #expect(look.backIndicatorImage == nil && look.backIndicatorTransitionMaskImage == nil)
    }
  }

  @Test func `A look keeps the looks of its buttons and tabs in each state`() {
    let bar = UINavigationBarAppearance()
    expectEmpty(bar.backButtonAppearance.normal.titleTextAttributes)
    bar.backButtonAppearance.normal.titleTextAttributes = [.kern: 2]
    expectEqual(bar.backButtonAppearance.normal.titleTextAttributes[.kern] as? Int, 2)
    expectEmpty(bar.backButtonAppearance.highlighted.titleTextAttributes)
    let tabs = UITabBarAppearance()
    for path: ReferenceWritableKeyPath<UITabBarAppearance, UITabBarItemAppearance> in [
      \.stackedLayoutAppearance, \.inlineLayoutAppearance, \.compactInlineLayoutAppearance,
    ] {
      let selected = tabs[keyPath: path].selected
      expectStored(\.iconColor, of: selected, from: nil, to: .red)
      expectStored(\.badgeBackgroundColor, of: selected, from: nil, to: .blue)
      expectEmpty(selected.badgeTextAttributes)
      selected.badgeTextAttributes = [.kern: 2]
      expectEqual(selected.badgeTextAttributes[.kern] as? Int, 2)
      expectNil(tabs[keyPath: path].normal.iconColor)
      tabs[keyPath: path] = UITabBarItemAppearance(style: .stacked)
      expectNil(tabs[keyPath: path].selected.iconColor)
    }
    let styles: [(UITabBarItemAppearance.Style, Int)] = [(.stacked, 0), (.inline, 1), (.compactInline, 2)]
    forEachRow(styles) { expectEqual($0.rawValue, $1) }
  }
}
