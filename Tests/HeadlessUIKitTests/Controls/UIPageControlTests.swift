import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIPageControlTests {
  private func control(pages: Int) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 100, height: 37))
    control.numberOfPages = pages
    return control
  }

  @Test func `The current page stays among the pages`() {
    let control = control(pages: 3)
    control.currentPage = 7
    expectEqual(control.currentPage, 2)
    control.numberOfPages = 2
    expectEqual(control.currentPage, 1)
    control.currentPage = -1
    expectEqual(control.currentPage, 0)
  }

  @Test func `A tap goes on in the half where reading ends and back in the other, and reports so`() {
    UIApplication().run {
      let control = control(pages: 2)
      var pages: [Int] = []
      control.addAction(
        UIAction { [unowned control] _ in pages.append(control.currentPage) }, for: .valueChanged)
      let window = mount(control)
      for x in [80, 80, 20, 20] as [CGFloat] { tap(in: window, at: CGPoint(x: x, y: 110)) }
      expectEqual(pages, [1, 0])
    }
    UIApplication().run {
      let control = control(pages: 3)
      control.semanticContentAttribute = .forceRightToLeft
      tap(in: mount(control), at: CGPoint(x: 20, y: 110))
      expectEqual(control.currentPage, 1)
    }
  }

  @Test func `A single page hides if asked to`() {
    forEachRow([(0, false, false), (1, false, true), (1, true, false), (2, true, true)]) {
      pages, hides, shows in
      let control = control(pages: pages)
      control.hidesForSinglePage = hides
      expectEqual(control.showsDots, shows)
    }
  }

  @Test func `Assistive technology turns pages, and reads which one it is`() {
    let three = control(pages: 3)
    expectEqual(three.accessibilityValue, "page 1 of 3")
    let control = control(pages: 2)
    var pages: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in pages.append(control.currentPage) }, for: .valueChanged)
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    control.accessibilityDecrement()
    expectEqual(pages, [1, 0])
  }

  @Test func `A page may have a picture, a page that is none is an exception`() {
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let control = control(pages: 2)
      control.setIndicatorImage(UIImage(systemName: "star"), forPage: 1)
      control.setIndicatorImage(UIImage(systemName: "star"), forPage: 2)
      expectEqual(control.indicatorImage(forPage: 1)?.name, "star")
      expectNil(control.indicatorImage(forPage: 2))
      expectEqual(raised.map(\.name), [.invalidArgument])
    }
  }
}
