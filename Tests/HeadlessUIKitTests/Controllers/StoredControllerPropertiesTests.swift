import Expectations
import Testing

@testable import HeadlessUIKit

/// Properties of controllers and bars that are kept and not shown, with UIKit's defaults.
@Suite @MainActor struct StoredControllerPropertiesTests {
  @Test func `A split view keeps its widths, its behavior and its look`() {
    let split = UISplitViewController(style: .tripleColumn)
    let automatic = UISplitViewController.automaticDimension
    expectStored(\.presentsWithGesture, of: split, from: true, to: false)
    for path: ReferenceWritableKeyPath<UISplitViewController, CGFloat> in [
      \.preferredSupplementaryColumnWidth, \.preferredSupplementaryColumnWidthFraction,
      \.minimumSupplementaryColumnWidth, \.maximumSupplementaryColumnWidth,
    ] {
      expectStored(path, of: split, from: automatic, to: 200)
    }
    expectStored(\.preferredSplitBehavior, of: split, from: .automatic, to: .displace)
    expectStored(\.showsSecondaryOnlyButton, of: split, from: false, to: true)
    expectStored(\.primaryBackgroundStyle, of: split, from: .none, to: .sidebar)
    forEachRow([
      (
        UISplitViewController.DisplayMode.allVisible,
        UISplitViewController.DisplayMode.oneBesideSecondary
      ),
      (.primaryHidden, .secondaryOnly), (.primaryOverlay, .oneOverSecondary),
    ]) { former, now in expectEqual(former, now) }
  }

  @Test func `A search bar and an item keep how they look`() {
    let bar = UISearchBar()
    expectStored(\.searchBarStyle, of: bar, from: .default, to: .minimal)
    expectStored(\.showsBookmarkButton, of: bar, from: false, to: true)
    expectNil(bar.scopeBarBackgroundImage)
    bar.setShowsScope(true, animated: false)
    bar.setShowsCancelButton(true, animated: false)
    #expect(bar.showsScopeBar && bar.showsCancelButton)
    let item = UINavigationItem(title: "Title")
    expectStored(\.hidesSearchBarWhenScrolling, of: item, from: true, to: false)
    expectStored(\.preferredSearchBarPlacement, of: item, from: .automatic, to: .stacked)
    expectStored(\.possibleTitles, of: UIBarButtonItem(systemItem: .edit), from: nil, to: ["Edit", "Done"])
    expectStored(\.selectionIndicatorTintColor, of: UITabBarAppearance(), from: nil, to: .red)
  }

  @Test func `An item takes its buttons at once, also if that is to be animated`() {
    let (item, one, two) = (
      UINavigationItem(title: "Title"), UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit)
    )
    for animated in [false, true] {
      item.setLeftBarButton(one, animated: animated)
      item.setRightBarButton(two, animated: animated)
      #expect(item.leftBarButtonItem === one && item.rightBarButtonItem === two)
      item.setLeftBarButtonItems([two, one], animated: animated)
      item.setRightBarButtonItems([one, two], animated: animated)
      #expect(item.leftBarButtonItem === two && item.rightBarButtonItems?.last === two)
      item.setHidesBackButton(animated, animated: animated)
      expectEqual(item.hidesBackButton, animated)
    }
  }

  @Test func `A presentation keeps how it yields to its content`() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    expectStored(\.canOverlapSourceViewRect, of: popover, from: false, to: true)
    let sheeted = UIViewController()
    let sheet = try #require(sheeted.sheetPresentationController)
    expectStored(\.prefersScrollingExpandsWhenScrolledToEdge, of: sheet, from: true, to: false)
  }

  @Test func `A controller has UIKit's preferences until a subclass has others`() {
    let controller = UIViewController()
    expectFalse(controller.prefersHomeIndicatorAutoHidden)
    expectEqual(controller.preferredStatusBarUpdateAnimation, .fade)
    expectEqual(controller.preferredScreenEdgesDeferringSystemGestures, [])
    #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(controller.childForHomeIndicatorAutoHidden == nil)
    expectEqual(controller.preferredInterfaceOrientationForPresentation, .portrait)
  }

  @Test func `Bars keep the lines, distances and images that are not shown`() {
    let (line, big) = (UIImage(systemName: "minus"), UIImage(systemName: "star"))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    expectEqual(bar.titleVerticalPositionAdjustment(for: .default), 0)
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    expectEqual(bar.titleVerticalPositionAdjustment(for: .default), 3)
    let tools = UIToolbar(frame: .zero)
    expectNil(tools.shadowImage(forToolbarPosition: .any))
    tools.setShadowImage(line, forToolbarPosition: .any)
    expectEqual(tools.shadowImage(forToolbarPosition: .any), line)
    let tab = UITabBarItem(title: "Stars", image: nil, tag: 0)
    expectStored(\.largeContentSizeImage, of: tab, from: nil, to: big)
  }

  @Test func `A controller keeps the animation of its presentation`() {
    for style in [UIModalTransitionStyle.flipHorizontal, .crossDissolve, .partialCurl] {
      expectStored(\.modalTransitionStyle, of: UIViewController(), from: .coverVertical, to: style)
    }
  }
}
