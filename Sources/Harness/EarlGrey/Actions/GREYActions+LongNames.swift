import HeadlessUIKit

// MARK: Scrolls

extension GREYActions {
  /// The long name of ``grey_scrollInDirection``.
  public static func actionForScroll(in direction: GREYDirection, amount: CGFloat) -> GREYAction {
    grey_scrollInDirection(direction, amount)
  }
  /// The long name of ``grey_scrollInDirectionWithStartPoint``.
  public static func actionForScroll(
    in direction: GREYDirection, amount: CGFloat, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_scrollInDirectionWithStartPoint(direction, amount, x, y)
  }
  /// The long name of ``grey_scrollToContentEdge``.
  public static func actionForScroll(to edge: GREYContentEdge) -> GREYAction {
    grey_scrollToContentEdge(edge)
  }
  /// The long name of ``grey_scrollToContentEdgeWithStartPoint``.
  public static func actionForScroll(
    to edge: GREYContentEdge, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_scrollToContentEdgeWithStartPoint(edge, x, y)
  }
}

// MARK: Swipes

extension GREYActions {
  /// The long name of ``grey_swipeFastInDirection``.
  public static func actionForSwipeFast(in direction: GREYDirection) -> GREYAction {
    grey_swipeFastInDirection(direction)
  }
  /// The long name of ``grey_swipeSlowInDirection``.
  public static func actionForSwipeSlow(in direction: GREYDirection) -> GREYAction {
    grey_swipeSlowInDirection(direction)
  }
  /// The long name of ``grey_swipeFastInDirectionWithStartPoint``.
  public static func actionForSwipeFast(
    in direction: GREYDirection, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_swipeFastInDirectionWithStartPoint(direction, x, y)
  }
  /// The long name of ``grey_swipeSlowInDirectionWithStartPoint``.
  public static func actionForSwipeSlow(
    in direction: GREYDirection, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_swipeSlowInDirectionWithStartPoint(direction, x, y)
  }
  /// The long name of ``grey_multiFingerSwipeFastInDirection``.
  public static func actionForMultiFingerSwipeFast(
    in direction: GREYDirection, numberOfFingers: UInt
  ) -> GREYAction {
    grey_multiFingerSwipeFastInDirection(direction, numberOfFingers)
  }
  /// The long name of ``grey_multiFingerSwipeSlowInDirection``.
  public static func actionForMultiFingerSwipeSlow(
    in direction: GREYDirection, numberOfFingers: UInt
  ) -> GREYAction {
    grey_multiFingerSwipeSlowInDirection(direction, numberOfFingers)
  }
  /// The long name of ``grey_multiFingerSwipeFastInDirectionWithStartPoint``.
  public static func actionForMultiFingerSwipeFast(
    in direction: GREYDirection, numberOfFingers: UInt, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_multiFingerSwipeFastInDirectionWithStartPoint(direction, numberOfFingers, x, y)
  }
  /// The long name of ``grey_multiFingerSwipeSlowInDirectionWithStartPoint``.
  public static func actionForMultiFingerSwipeSlow(
    in direction: GREYDirection, numberOfFingers: UInt, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_multiFingerSwipeSlowInDirectionWithStartPoint(direction, numberOfFingers, x, y)
  }
}
