/// The line of an opaque view that describes itself by its identifier alone.
///
/// - Parameters:
///   - place: The view's position in the printed hierarchy, counted from 1.
///   - frame: The frame, which is the same in the window: `{{0, 0}, {100, 100}}`.
///   - middle: The middle of the frame: `{50, 50}`.
func plainLine(
  _ type: String = "UIView", place: Int, identifier: String? = nil, frame: String, middle: String
) -> String {
  "<\(type):0x\(place); isAccessible=N;\(identifier.map { " AX.id='\($0)';" } ?? "") AX.frame=\(frame); "
    + "AX.isModal=N; AX.activationPoint=\(middle); AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; "
    + "frame=\(frame); opaque; alpha=1>"
}
