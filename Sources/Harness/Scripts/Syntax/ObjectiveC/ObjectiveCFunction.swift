/// One row of the table of functions whose calls look otherwise in Swift.
struct ObjectiveCFunction: Sendable {
  /// What becomes of the arguments.
  enum Arguments: Sendable {
    /// Each has a label, or none.
    case labeled([String?])
    /// They become one array; `nil` ends them. A single array is taken as it is.
    case list
  }

  let name: String
  let swiftName: String
  let arguments: Arguments

  private init(_ name: String, as swiftName: String? = nil, _ arguments: Arguments) {
    self.name = name
    self.swiftName = swiftName ?? name
    self.arguments = arguments
  }

  private static let all: [ObjectiveCFunction] = [
    .init("grey_allOf", .list),
    .init("grey_anyOf", .list),
    .init("grey_allOfMatchers", as: "grey_allOf", .list),
    .init("grey_anyOfMatchers", as: "grey_anyOf", .list),
    .init("CGPointMake", as: "CGPoint", .labeled(["x", "y"])),
    .init("CGSizeMake", as: "CGSize", .labeled(["width", "height"])),
    .init("advance", .labeled(["by"])),
    .init("waitFor", .labeled([nil, "timeout"])),
  ]

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
