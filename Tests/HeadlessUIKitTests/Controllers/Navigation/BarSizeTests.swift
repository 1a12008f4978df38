import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct BarSizeTests {
  /// A bar, and its height on a phone in portrait, on a phone in landscape, and on a tablet.
  private typealias Row = (make: @MainActor () -> UIView, heights: [CGFloat])

  private static func largeTitles() -> UIView {
    let bar = UINavigationBar(frame: .zero)
    bar.prefersLargeTitles = true
    bar.items = [UINavigationItem(title: "Inbox")]
    return bar
  }

  private static let rows: [Row] = [
    ({ UIToolbar(frame: .zero) }, [44, 32, 50]), ({ UINavigationBar(frame: .zero) }, [44, 32, 50]),
    // A large title is 52 points high; a phone in landscape has no large title.
    (largeTitles, [96, 32, 102]), ({ UITabBar(frame: .zero) }, [49, 49, 49]),
    ({ UISearchBar(frame: .zero) }, [56, 56, 56]),
  ]

  private static let screens: [(VirtualDevice, UIInterfaceOrientation)] = [
    (.iPhone, .portrait), (.iPhone, .landscapeLeft), (.iPad, .portrait),
  ]

  @Test func `A bar takes the width it is given, and has the height of its kind on the screen`() {
    for (index, (device, orientation)) in Self.screens.enumerated() {
      UIApplication(device: device, orientation: orientation).run {
        for row in Self.rows {
          let (bar, height) = (row.make(), row.heights[index])
          mount(bar)
          expectEqual(bar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: height))
          expectEqual(bar.sizeThatFits(CGSize(width: 200, height: 9)), CGSize(width: 200, height: height))
          bar.frame = CGRect(x: 5, y: 7, width: 300, height: 0)
          bar.sizeToFit()
          expectEqual(bar.frame, CGRect(x: 5, y: 7, width: 300, height: height))
        }
      }
    }
  }

  @Test func `A toolbar without a constraint for its height has that of the orientation`() {
    UIApplication().run {
      let (toolbar, root) = (UIToolbar(frame: .zero), UIView(frame: UIScreen.main.bounds))
      toolbar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(toolbar)
      NSLayoutConstraint.activate([
        toolbar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        toolbar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        toolbar.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      mount(root)
      expectEqual(toolbar.frame.height, 44)
      UIApplication.shared.rotate(to: .landscapeLeft)
      root.layoutIfNeeded()
      expectEqual(toolbar.frame.height, 32)
    }
  }
}
