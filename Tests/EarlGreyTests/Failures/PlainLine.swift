/// The line of a view that is opaque and says no more of itself than an identifier.
///
/// - Parameters:
///   - place: Where the view stands in the print of the hierarchy, counted from 1.
///   - frame: The frame, which is the same in the window: `{{0, 0}, {100, 100}}`.
///   - middle: The middle of the frame: `{50, 50}`.
func plainLine(
  _ type: String = "UIView", place: Int, identifier: String? = nil, frame: String, middle: String
) -> String {
  "<\(type):0x\(place); isAccessible=N;\(identifier.map { " AX.id='\($0)';" } ?? "") AX.frame=\(frame); "
    + "AX.isModal=N; AX.activationPoint=\(middle); AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; "
    + "frame=\(frame); opaque; alpha=1>"
}
