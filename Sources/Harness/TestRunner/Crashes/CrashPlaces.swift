import Workers

/// Finds where in an application's code processes crashed.
///
///     var places = CrashPlaces(style)
///     places.place(of: death)?.function  // such as: CartViewController.viewDidLoad()
package struct CrashPlaces {
  private var crashes: CrashReports

  /// - Parameter style: Has the symbolizer; without one, no place is found.
  package init(_ style: CrashStyle) {
    crashes = CrashReports(style)
  }

  /// A function of an application, and a line in it.
  package struct Place: Hashable, Sendable {
    /// The name of the function.
    package let function: String
    /// The line, without the folder of its file, such as `Cart.swift:12:5`; `nil` if it is not known.
    package let line: String?
  }

  /// Returns the innermost call of the application; `nil` if it is not known.
  package mutating func place(of death: WorkerDeath) -> Place? {
    guard let function = crashes.innermostCall(of: death) else { return nil }
    var location = function.location
    if let file = location?.file.split(separator: "/").last { location?.file = String(file) }
    return Place(function: function.name, line: location?.description)
  }
}
