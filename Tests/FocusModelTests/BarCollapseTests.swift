import Expectations
import FocusModel
import Testing

@Suite struct BarCollapseTests {
  @Test func `Bars move with the finger, fade into each other, and take no touches when they are collapsed`()
  {
    forEachRow([
      (0.0, 0.0, 0.0, 1.0, 0.0), (27, -16, 22, 0, 0), (54, -32, 44, 0, 1), (13.5, -8, 11, 0.5, 0),
      (40.5, -24, 33, 0, 0.5), (500, -32, 44, 0, 1), (-20, 0, 0, 1, 0),
    ]) { distance, urlBar, toolbar, expanded, collapsed in
      let bars = BarCollapse.dragged(up: distance)
      expectEqual(bars.urlBarOffset, urlBar)
      expectEqual(bars.toolbarOffset, toolbar)
      expectEqual(bars.expandedAlpha, expanded)
      expectEqual(bars.collapsedAlpha, collapsed)
    }
    forEachRow([
      (0.0, BarCollapse.Phase.expanded, true), (27, .transitioning, true), (54, .collapsed, false),
    ]) { distance, phase, isInteractive in
      let bars = BarCollapse.dragged(up: distance)
      expectEqual(bars.phase, phase)
      expectEqual(bars.isInteractive, isInteractive)
    }
  }
}

extension BarCollapse {
  /// Bars after a finger has moved up in the middle of a long page, by a distance in points.
  static func dragged(up distance: Double) -> BarCollapse {
    var bars = BarCollapse()
    bars.drag(by: -distance, at: .middle)
    return bars
  }
}

extension ScrollPosition {
  /// The middle of a long page.
  static let middle = ScrollPosition(offset: 500, visibleHeight: 600, contentHeight: 3000)
  /// The top of a long page.
  static let top = ScrollPosition(offset: 0, visibleHeight: 600, contentHeight: 3000)
}

@Suite struct BarCollapseScrollingTests {
  @Test
  func `Bars stay expanded if the page needs no room, which one longer than the screen and both bars does`() {
    forEachRow([
      ScrollPosition.top,
      ScrollPosition(offset: -20, visibleHeight: 600, contentHeight: 3000),
      ScrollPosition(offset: 2400, visibleHeight: 600, contentHeight: 3000),
      ScrollPosition(offset: 500, visibleHeight: 600, contentHeight: 3000, isZooming: true),
      ScrollPosition(offset: 20, visibleHeight: 600, contentHeight: 698),
    ]) { position in
      var bars = BarCollapse()
      bars.drag(by: -30, at: position)
      expectEqual(bars, BarCollapse())
    }
    var bars = BarCollapse()
    bars.drag(by: -27, at: ScrollPosition(offset: 20, visibleHeight: 600, contentHeight: 699))
    expectEqual(bars.amount, 0.5)
  }

  @Test func `Bars that have begun to move follow the finger; others expand only at the top`() {
    var bars = BarCollapse.dragged(up: 27)
    bars.drag(by: -13.5, at: ScrollPosition(offset: 20, visibleHeight: 600, contentHeight: 650))
    expectEqual(bars.amount, 0.75)
    bars.drag(by: 54, at: .top)
    #expect(bars.amount == 0 && bars.phase == .expanded)
    var gone = BarCollapse.dragged(up: 54)
    gone.drag(by: 27, at: .middle)
    #expect(gone.amount == 1 && gone.phase == .collapsed)
    gone.drag(by: 27, at: .top)
    expectEqual(gone.amount, 0.5)
    var moving = BarCollapse.dragged(up: 27)
    moving.drag(by: 13.5, at: .middle)
    expectEqual(moving.amount, 0.25)
  }

  @Test func `Released bars expand or collapse, and collapsed ones stay so`() {
    var bars = BarCollapse.dragged(up: 54)
    bars.endDragging(at: .top)
    #expect(bars.amount == 1 && bars.phase == .collapsed)
    forEachRow([
      (2.0, 500.0, 0.0), (2.7, 500, 1), (30, 500, 1), (54, 500, 1), (30, 53, 0), (30, 54, 1),
    ]) { distance, offset, amount in
      var bars = BarCollapse.dragged(up: distance)
      bars.endDragging(at: ScrollPosition(offset: offset, visibleHeight: 600, contentHeight: 3000))
      expectEqual(bars.amount, amount)
    }
  }

  @Test func `An animation ignores drags, and ends at its target; bars that have arrived are not animated`() {
    var bars = BarCollapse.dragged(up: 30)
    bars.endDragging(at: .middle)
    expectEqual(bars.phase, .animating)
    bars.drag(by: 54, at: .middle)
    expectEqual(bars.amount, 1)
    bars.animationDidEnd()
    expectEqual(bars.phase, .collapsed)
    bars.glideUp()
    #expect(bars.phase == .animating && bars.amount == 0)
    bars.animationDidEnd()
    expectEqual(bars.phase, .expanded)
    do {
      var bars = BarCollapse()
      bars.glideUp()
      expectEqual(bars, BarCollapse())
      bars.endDragging(at: .middle)
      expectEqual(bars, BarCollapse())
    }
  }

  @Test func `A tap on the status bar expands collapsed bars before it scrolls`() {
    var bars = BarCollapse.dragged(up: 54)
    let first = bars.shouldScrollToTop()
    #expect(!first && bars.amount == 0)
    let second = bars.shouldScrollToTop()
    expectTrue(second)
  }
}
