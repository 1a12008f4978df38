import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIScrollViewTests {
  /// A delegate that logs the calls that it gets.
  final class Delegate: UIScrollViewDelegate {
    let log = Log()
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.add("scroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("end") }
  }

  let delegate = Delegate()

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = delegate
    return view
  }

  @Test
  func `The offset is the origin of the bounds, the frame stays, and the same offset again is not a scroll`()
  {
    let view = scrollView()
    view.contentOffset = .zero
    view.setContentOffset(.zero, animated: true)
    expectEmpty(delegate.log.lines)
    view.contentOffset = CGPoint(x: 0, y: 50)
    expectEqual(view.bounds, CGRect(x: 0, y: 50, width: 100, height: 100))
    expectEqual(view.frame, CGRect(x: 0, y: 200, width: 100, height: 100))
    expectEqual(delegate.log.lines, ["scroll 50"])
  }

  @Test func `Content under bars begins below them, unless it was scrolled before or never adjusts`() {
    UIApplication().run {
      let controller = UIViewController()
      let view = UIScrollView(frame: controller.view.bounds)
      view.contentSize.height = 2000
      view.contentInset.top = 3
      controller.view.addSubview(view)
      mount(controller)
      expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
      expectEqual(view.contentOffset.y, -50)
      controller.additionalSafeAreaInsets.top = 20
      UIApplication.shared.settle()
      expectEqual(view.contentOffset.y, -70)
    }
    UIApplication().run {
      let controller = UIViewController()
      let view = UIScrollView(frame: controller.view.bounds)
      view.contentSize.height = 2000
      controller.view.addSubview(view)
      mount(controller)
      view.contentOffset.y = 100
      controller.additionalSafeAreaInsets.top = 20
      UIApplication.shared.settle()
      expectEqual(view.contentOffset.y, 100)
    }
    UIApplication().run {
      let controller = UIViewController()
      let view = UIScrollView(frame: controller.view.bounds)
      view.contentSize.height = 2000
      view.contentInsetAdjustmentBehavior = .never
      view.contentInset.top = 3
      controller.view.addSubview(view)
      mount(controller)
      expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
    }
  }

  @Test func `The sides of the safe area count where the content scrolls sideways`() {
    UIApplication(orientation: .landscapeLeft).run {
      let controller = UIViewController()
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 844, height: 50))
      view.contentSize = CGSize(width: 844, height: 1000)
      view.addSubview(content)
      controller.view.addSubview(view)
      mount(controller)
      expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
      expectEqual(view.contentOffset, .zero)
      expectEqual(content.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47))
      view.contentSize.width = 2000
      expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      expectEqual(content.safeAreaInsets, .zero)
    }
  }

  @Test func `Constraints to the content guide size the content, whose width may be the frame's`() {
    UIApplication().run {
      let view = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      let content = ConstrainedView(width: 80, height: 700)
      view.addSubview(content)
      NSLayoutConstraint.activate(content.fills(view.contentLayoutGuide))
      mount(view)
      expectEqual(view.contentSize, CGSize(width: 80, height: 700))
      content.contentSize.height = 900
      UIApplication.shared.settle()
      expectEqual(view.contentSize.height, 900)
      view.contentOffset.y = 30
      UIApplication.shared.settle()
      expectEqual(content.frame, CGRect(x: 0, y: 0, width: 80, height: 900))
    }
    UIApplication().run {
      let view = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      let stack = UIStackView()
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      for _ in 0..<5 { stack.addArrangedSubview(ConstrainedView(height: 50)) }
      view.addSubview(stack)
      NSLayoutConstraint.activate(
        stack.fills(view.contentLayoutGuide) + [
          stack.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor)
        ])
      mount(view)
      expectEqual(view.contentSize, CGSize(width: 100, height: 250))
    }
  }

  @Test func `A view tied to the frame guide does not scroll`() {
    UIApplication().run {
      let view = scrollView()
      let badge = ConstrainedView(width: 10, height: 10)
      view.addSubview(badge)
      NSLayoutConstraint.activate([
        badge.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor),
        badge.leftAnchor.constraint(equalTo: view.frameLayoutGuide.leftAnchor),
      ])
      let window = mount(view)
      view.contentOffset.y = 40
      UIApplication.shared.settle()
      expectEqual(badge.convert(badge.bounds, to: window), CGRect(x: 0, y: 200, width: 10, height: 10))
    }
  }
}
