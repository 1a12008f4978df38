import Workers

/// Finds where in an application's code processes crashed.
///
///     var places = CrashPlaces(style)
///     places.place(of: death)  // such as: CartViewController.viewDidLoad() at Cart.swift:12:5
package struct CrashPlaces {
  private var crashes: CrashReports

  /// - Parameter style: Has the symbolizer; without one, no place is found.
  package init(_ style: CrashStyle) {
    var style = style
    // Only then the application's own calls are apart from others.
    style.unfolding = style.unfolding ?? ""
    crashes = CrashReports(style)
  }

  /// Returns the innermost call of the application, without the folder of its file; `nil` if it is not known.
  package mutating func place(of death: WorkerDeath) -> String? {
    let lines = crashes.words(for: [death], of: 0).flatMap(\.words)
    let calls = lines.drop { $0 != "the app's calls, the innermost first:" }.dropFirst()
    return calls.first.map { $0.drop { $0 == " " }.replacing(#/ at /.*//#, with: " at ") }.map(String.init)
  }
}
