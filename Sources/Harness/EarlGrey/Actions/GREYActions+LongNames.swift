import HeadlessUIKit

// MARK: Scrolls

extension GREYActions {
  public static func actionForScroll(in direction: GREYDirection, amount: CGFloat) -> GREYAction {
    grey_scrollInDirection(direction, amount)
  }
  public static func actionForScroll(
    in direction: GREYDirection, amount: CGFloat, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_scrollInDirectionWithStartPoint(direction, amount, x, y)
  }
  public static func actionForScroll(to edge: GREYContentEdge) -> GREYAction {
    grey_scrollToContentEdge(edge)
  }
  public static func actionForScroll(
    to edge: GREYContentEdge, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_scrollToContentEdgeWithStartPoint(edge, x, y)
  }
}

// MARK: Swipes

extension GREYActions {
  public static func actionForSwipeFast(in direction: GREYDirection) -> GREYAction {
    grey_swipeFastInDirection(direction)
  }
  public static func actionForSwipeSlow(in direction: GREYDirection) -> GREYAction {
    grey_swipeSlowInDirection(direction)
  }
  public static func actionForSwipeFast(
    in direction: GREYDirection, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_swipeFastInDirectionWithStartPoint(direction, x, y)
  }
  public static func actionForSwipeSlow(
    in direction: GREYDirection, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_swipeSlowInDirectionWithStartPoint(direction, x, y)
  }
  public static func actionForMultiFingerSwipeFast(
    in direction: GREYDirection, numberOfFingers: UInt
  ) -> GREYAction {
    grey_multiFingerSwipeFastInDirection(direction, numberOfFingers)
  }
  public static func actionForMultiFingerSwipeSlow(
    in direction: GREYDirection, numberOfFingers: UInt
  ) -> GREYAction {
    grey_multiFingerSwipeSlowInDirection(direction, numberOfFingers)
  }
  public static func actionForMultiFingerSwipeFast(
    in direction: GREYDirection, numberOfFingers: UInt, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_multiFingerSwipeFastInDirectionWithStartPoint(direction, numberOfFingers, x, y)
  }
  public static func actionForMultiFingerSwipeSlow(
    in direction: GREYDirection, numberOfFingers: UInt, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_multiFingerSwipeSlowInDirectionWithStartPoint(direction, numberOfFingers, x, y)
  }
}
