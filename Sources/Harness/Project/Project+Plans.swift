import Diagnostics
import ShowcaseKit
import TestPlans
import TextFormats

extension Project {
  package static let plansFolder = "Plans"
  private static let planSuffix = ".xctestplan"
  /// What a package without plans runs in.
  static let implicitConfiguration = "iPhone"

  /// The names of the package's plans, sorted.
  ///
  /// No folder, no plans; one that cannot be read is a fault.
  package var planNames: [String] {
    get throws(Diagnostics) {
      try TextFile.all(in: "\(root)/\(Self.plansFolder)", named: Self.plansFolder)
        .filter { $0.hasSuffix(Self.planSuffix) }
        .map { String($0.dropLast(Self.planSuffix.count)) }
    }
  }

  /// Loads plans by name; without names all plans, or, in a package without any, the plan of everything on a telephone.
  ///
  /// - Throws: a diagnostic for each unknown name, and everything that is wrong with the plans.
  package func plans(named names: [String]) throws(Diagnostics) -> [TestPlan] {
    let known = try planNames
    let unknown = names.filter { !known.contains($0) }
    guard unknown.isEmpty else { throw Diagnostics(unknown.map { Self.unknownPlan($0, among: known) }) }
    let wanted = names.isEmpty ? known : names
    guard !wanted.isEmpty else { return [try implicitPlan()] }
    let (plans, faults) = load(wanted)
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return plans
  }

  /// Loads one plan.
  ///
  /// - Throws: a diagnostic for an unknown name, and everything that is wrong with the plan.
  func plan(named name: String) throws(Diagnostics) -> TestPlan {
    let known = try planNames
    guard known.contains(name) else { throw Diagnostics([Self.unknownPlan(name, among: known)]) }
    return try load(name)
  }

  /// The plans that can be used, or else the implicit one, and what is wrong with the others.
  package func usablePlans() -> (plans: [TestPlan], faults: [Diagnostic]) {
    do throws(Diagnostics) {
      let names = try planNames
      return names.isEmpty ? ([try implicitPlan()], []) : load(names)
    } catch {
      return ([], error.all)
    }
  }

  private func load(_ names: [String]) -> (plans: [TestPlan], faults: [Diagnostic]) {
    var plans: [TestPlan] = []
    var faults: [Diagnostic] = []
    for name in names {
      do throws(Diagnostics) { plans.append(try load(name)) } catch { faults += error.all }
    }
    return (plans, faults)
  }

  static func path(ofPlan name: String) -> String { "\(plansFolder)/\(name)\(planSuffix)" }

  private func load(_ name: String) throws(Diagnostics) -> TestPlan {
    let path = Self.path(ofPlan: name)
    return try TestPlan(TextFile.read("\(root)/\(path)", named: path), file: path)
  }

  private static func unknownPlan(_ name: String, among known: [String]) -> Diagnostic {
    Diagnostic(
      "'\(name)' is not a plan",
      expected: known.isEmpty ? "a file in Plans" : oneOf(known),
      nearest: nearestName(to: name, in: known), next: .list)
  }

  /// Every use case of every showcase on one telephone.
  private func implicitPlan() throws(Diagnostics) -> TestPlan {
    let targets = showcases.map { #"{ "target" : { "name" : \#($0.name.jsonQuoted) } }"# }
    let text = """
      {
        "configurations" : [ { "id" : "implicit", "name" : "\(Self.implicitConfiguration)", "options" : { "device" : "iPhone" } } ],
        "defaultOptions" : { },
        "testTargets" : [ \(targets.joined(separator: ", ")) ],
        "version" : 1
      }
      """
    return try TestPlan(text, file: "the implicit plan")
  }
}
