import Expectations
import Testing

@testable import AppBreadth

@Suite struct MissingNamesTests {
  /// A module of files, with the imports and the missing names of each.
  private func missing(_ files: [(imports: [String], members: [String])]) -> MissingNames {
    let texts = files.map { $0.imports.map { "import \($0)" }.joined(separator: "\n") }
    let errors = files.enumerated().flatMap { index, file in
      file.members.map { "/a/\(index).swift:1:1: error: value of type 'UIView' has no member '\($0)'" }
    }
    return MissingNames(
      CheckedModule(
        "a", Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("\($0).swift", $1) }),
        errors: errors, emptyModules: Set(files.flatMap(\.imports))))
  }

  @Test func `A name may be of the modules that all files import which miss it`() {
    let names = missing([(["A", "B"], ["both", "one"]), (["B", "C"], ["both"]), (["D"], ["both2"])])
    expectEqual(names.modules(with: "both", missedIn: "/a/0.swift"), ["B"])
    expectEqual(names.modules(with: "one", missedIn: "/a/0.swift"), ["A", "B"])
    expectEqual(missing([(["A"], ["a"]), (["B"], ["a"])]).modules(with: "a", missedIn: "/a/0.swift"), [])
  }

  @Test func `How a name begins rules modules in and out`() {
    let names = missing([(["MapKit", "Realm"], ["MKMapView", "Store"])])
    expectEqual(names.modules(with: "MKMapView", missedIn: "/a/0.swift"), ["MapKit"])
    expectEqual(names.modules(with: "Store", missedIn: "/a/0.swift"), ["Realm"])
  }

  @Test func `A member is a library's where it is too often with it for chance`() {
    let others = Array(repeating: (imports: ["Other"], members: [String]()), count: 9)
    let once = missing([(["Kit"], ["pinned"])] + others)
    expectFalse(once.isOfLibrary("pinned", missedIn: "/a/0.swift"))
    let twice = missing([(["Kit"], ["pinned"]), (["Kit"], ["pinned"])] + others + others + others)
    expectTrue(twice.isOfLibrary("pinned", missedIn: "/a/0.swift"))
    let without = missing([(["Kit"], ["pinned"]), (["Other"], ["pinned"])] + others + others + others)
    expectFalse(without.isOfLibrary("pinned", missedIn: "/a/0.swift"))
  }
}
