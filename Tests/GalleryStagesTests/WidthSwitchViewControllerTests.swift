import Expectations
import HeadlessUIKit
import Testing

@testable import GalleryStages

@Suite @MainActor struct WidthSwitchViewControllerTests {
  /// Makes its content 200 points wide.
  private final class Container: WidthSwitchViewController {
    override func makeNarrowWidth() -> NSLayoutConstraint {
      content.view.widthAnchor.constraint(equalToConstant: 200)
    }
  }

  @Test func `One segment makes the content narrow and its size class compact, the other undoes it`() {
    forEachRow([0, 1]) { narrow in
      UIApplication().run {
        let content = UIViewController()
        let container = Container(showing: content, widths: ["A", "B"], narrowSegment: narrow)
        let window = UIWindow()
        window.rootViewController = container
        window.makeKeyAndVisible()
        for segment in [0, 1, 0] {
          container.widths.selectedSegmentIndex = segment
          container.widths.sendActions(for: .valueChanged)
          UIApplication.shared.settle()
          expectEqual(content.view.frame.width, (segment == narrow ? 200 : window.bounds.width))
          let overridden = content.traitOverrides.horizontalSizeClass
          expectEqual(overridden, (segment == narrow ? .compact : .unspecified))
        }
      }
    }
  }

  @Test func `A staged child is where its constraints say, and a centered view is in the middle`() {
    UIApplication().run {
      let (parent, child, badge) = (UIViewController(), UIViewController(), UIView())
      let window = UIWindow()
      window.rootViewController = parent
      window.makeKeyAndVisible()
      parent.stage(child) { [$0.widthAnchor.constraint(equalToConstant: 50)] }
      badge.widthAnchor.constraint(equalToConstant: 10).isActive = true
      badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
      parent.view.addCentered(badge)
      UIApplication.shared.settle()
      #expect(child.parent === parent && child.view.frame.width == 50)
      #expect(abs(badge.frame.midX - window.bounds.midX) < 0.5)
      #expect(abs(badge.frame.midY - window.bounds.midY) < 0.5)
    }
  }
}
