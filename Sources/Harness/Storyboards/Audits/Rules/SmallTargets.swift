import RenderTree

extension AuditedScreen {
  /// The controls that are less than 44 points wide or high, which Apple's guidelines have as the least.
  ///
  /// Those that only the system sizes are as they are, and a disabled one is nothing to aim at.
  var smallTargets: [AuditOffense] {
    offenses { item in
      guard item.isTarget, !Self.sizedBySystem.contains(item.node.type) else { return nil }
      let (width, height) = (item.frame.width, item.frame.height)
      guard min(width, height) < Self.leastLength else { return nil }
      return "is \(width.decimalText) by \(height.decimalText) points, less than 44 by 44"
    }
  }

  /// A half of a pixel is forgiven.
  private static let leastLength = 43.5

  private static let sizedBySystem: Set = [
    "UIPageControl", "UISegment", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
  ]
}
