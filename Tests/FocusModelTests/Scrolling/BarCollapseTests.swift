import FocusModel
import Testing

@Suite struct BarCollapseTests {
  @Test(arguments: [
    (0.0, 0.0, 0.0, 1.0, 0.0), (27, -16, 22, 0, 0), (54, -32, 44, 0, 1), (13.5, -8, 11, 0.5, 0),
    (40.5, -24, 33, 0, 0.5), (500, -32, 44, 0, 1), (-20, 0, 0, 1, 0),
  ])
  func `Bars move with the finger, and fade into each other`(
    distance: Double, urlBar: Double, toolbar: Double, expanded: Double, collapsed: Double
  ) {
    let bars = BarCollapse.dragged(up: distance)
    #expect(bars.urlBarOffset == urlBar)
    #expect(bars.toolbarOffset == toolbar)
    #expect(bars.expandedAlpha == expanded)
    #expect(bars.collapsedAlpha == collapsed)
  }

  @Test(arguments: [
    (0.0, BarCollapse.Phase.expanded, true), (27, .transitioning, true), (54, .collapsed, false),
  ])
  func `A collapsed bar takes no touches`(distance: Double, phase: BarCollapse.Phase, isInteractive: Bool) {
    let bars = BarCollapse.dragged(up: distance)
    #expect(bars.phase == phase)
    #expect(bars.isInteractive == isInteractive)
  }
}

extension BarCollapse {
  /// Bars after a finger has moved up by so many points in the middle of a long page.
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
