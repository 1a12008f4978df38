import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIPageViewControllerTests {
  let log = Log()

  /// Three pages, and what the user does with them.
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [LoggingController]
    let log: Log
    var dots = 0

    init(_ log: Log) {
      self.log = log
      pages = ["a", "b", "c"].map { LoggingController($0, log) }
    }

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.add("will turn") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.add("turned \(finished) \(completed)") }
  }

  private func mounted(
    dots: Int = 0
  ) -> (controller: UIPageViewController, book: Book, fingers: Fingers) {
    let (controller, book) = (UIPageViewController(), Book(log))
    book.dots = dots
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let fingers = Fingers(on: mount(controller))
    _ = log.take()
    return (controller, book, fingers)
  }

  private func swipe(_ fingers: Fingers, by distance: Double) {
    fingers.down(CGPoint(x: 195, y: 300))
    fingers.drag(by: CGVector(dx: distance))
    fingers.up()
    UIApplication.shared.settle()
  }

  @Test func `A page is set in UIKit's order`() {
    UIApplication().run {
      let (controller, book, _) = mounted()
      expectEqual(book.pages[0].view.frame, controller.view.bounds)
      controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) { [log] _ in
        log.add("completion")
      }
      UIApplication.shared.settle()
      expectEqual(
        log.take(),
        [
          "b willMove", "a willLeave", "a willDisappear", "b didLoad", "b willAppear", "b isAppearing",
          "a didDisappear", "a didLeave", "b didAppear", "b didMove", "completion",
        ])
      expectEqual(identities(controller.children), identities([book.pages[1]]))
    }
  }

  @Test func `A swipe turns the page in the direction of reading, and reports the delegate`() {
    UIApplication().run {
      let (controller, book, fingers) = mounted()
      swipe(fingers, by: -180)
      #expect(controller.viewControllers?.first === book.pages[1])
      let lines = log.take()
      expectEqual(lines.first, "will turn")
      expectEqual(lines.last, "turned true true")
      swipe(fingers, by: 180)
      #expect(controller.viewControllers?.first === book.pages[0])
      _ = log.take()
      swipe(fingers, by: 180)
      expectEqual(log.take(), [])
    }
    UIApplication(layoutDirection: .rightToLeft).run {
      let (controller, book, fingers) = mounted()
      swipe(fingers, by: 180)
      #expect(controller.viewControllers?.first === book.pages[1])
    }
  }

  @Test func `With a count there is a page control below the page`() {
    UIApplication().run {
      let (controller, book, _) = mounted(dots: 3)
      let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }
      expectEqual(dots.map(\.numberOfPages), [3])
      expectEqual(book.pages[0].view.frame.height.rounded(), 773)
    }
  }

  @Test func `A page is exactly one controller`() {
    var raised: [UIException] = []
    UIApplication().run {
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let (controller, book, _) = mounted()
      controller.setViewControllers([], direction: .forward, animated: false)
      #expect(controller.viewControllers?.first === book.pages[0])
    }
    expectEqual(raised.map(\.name), [.invalidArgument])
  }
}
