import FocusModel
import Testing

@Suite struct BarCollapseScrollingTests {
  @Test(arguments: [
    ScrollPosition.top,
    ScrollPosition(offset: -20, visibleHeight: 600, contentHeight: 3000),
    ScrollPosition(offset: 2400, visibleHeight: 600, contentHeight: 3000),
    ScrollPosition(offset: 500, visibleHeight: 600, contentHeight: 3000, isZooming: true),
    ScrollPosition(offset: 20, visibleHeight: 600, contentHeight: 698),
  ])
  func `Bars stay where the page needs no room`(position: ScrollPosition) {
    var bars = BarCollapse()
    bars.drag(by: -30, at: position)
    #expect(bars == BarCollapse())
  }

  @Test func `Room is needed as soon as the page is longer than the screen and both bars`() {
    var bars = BarCollapse()
    bars.drag(by: -27, at: ScrollPosition(offset: 20, visibleHeight: 600, contentHeight: 699))
    #expect(bars.amount == 0.5)
  }

  @Test func `Bars on their way come along on a short page and at the top`() {
    var bars = BarCollapse.dragged(up: 27)
    bars.drag(by: -13.5, at: ScrollPosition(offset: 20, visibleHeight: 600, contentHeight: 650))
    #expect(bars.amount == 0.75)
    bars.drag(by: 54, at: .top)
    #expect(bars.amount == 0 && bars.phase == .expanded)
  }

  @Test func `A finger that goes down brings bars back only if they are on their way, or missing at the top`()
  {
    var gone = BarCollapse.dragged(up: 54)
    gone.drag(by: 27, at: .middle)
    #expect(gone.amount == 1 && gone.phase == .collapsed)
    gone.drag(by: 27, at: .top)
    #expect(gone.amount == 0.5)
    var moving = BarCollapse.dragged(up: 27)
    moving.drag(by: 13.5, at: .middle)
    #expect(moving.amount == 0.25)
  }

  @Test func `Bars that are gone stay so when they are released`() {
    var bars = BarCollapse.dragged(up: 54)
    bars.endDragging(at: .top)
    #expect(bars.amount == 1 && bars.phase == .collapsed)
  }

  @Test(arguments: [
    (2.0, 500.0, 0.0), (2.7, 500, 1), (30, 500, 1), (54, 500, 1), (30, 53, 0), (30, 54, 1),
  ])
  func `Released bars go to one end`(distance: Double, offset: Double, amount: Double) {
    var bars = BarCollapse.dragged(up: distance)
    bars.endDragging(at: ScrollPosition(offset: offset, visibleHeight: 600, contentHeight: 3000))
    #expect(bars.amount == amount)
  }

  @Test func `An animation is not dragged, and ends where it went`() {
    var bars = BarCollapse.dragged(up: 30)
    bars.endDragging(at: .middle)
    #expect(bars.phase == .animating)
    bars.drag(by: 54, at: .middle)
    #expect(bars.amount == 1)
    bars.animationDidEnd()
    #expect(bars.phase == .collapsed)
    bars.glideUp()
    #expect(bars.phase == .animating && bars.amount == 0)
    bars.animationDidEnd()
    #expect(bars.phase == .expanded)
  }

  @Test func `What is there already is not animated`() {
    var bars = BarCollapse()
    bars.glideUp()
    #expect(bars == BarCollapse())
    bars.endDragging(at: .middle)
    #expect(bars == BarCollapse())
  }

  @Test func `A tap on the status bar brings missing bars back before it scrolls`() {
    var bars = BarCollapse.dragged(up: 54)
    let first = bars.shouldScrollToTop()
    #expect(!first && bars.amount == 0)
    let second = bars.shouldScrollToTop()
    #expect(second)
  }
}
