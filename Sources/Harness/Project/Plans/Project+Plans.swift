import Diagnostics
import ShowcaseKit
import TestPlans

extension Project {
  /// The folder of plans, relative to the package.
  package static let plansFolder = "Plans"
  private static let planSuffix = ".xctestplan"
  /// The name of the configuration of a package without plans.
  static let implicitConfiguration = "iPhone"

  /// The names of the package's plans, sorted.
  ///
  /// A package without the folder has no plans; a folder that cannot be read is a fault.
  package var planNames: [String] {
    get throws(Diagnostics) {
      try TextFile.all(in: "\(root)/\(Self.plansFolder)", named: Self.plansFolder)
        .filter { $0.hasSuffix(Self.planSuffix) }
        .map { String($0.dropLast(Self.planSuffix.count)) }
    }
  }

  /// Loads plans by name.
  ///
  /// - Parameter names: The plans' names. If empty, all plans are loaded or, in a package without plans,
  ///   the implicit plan that runs everything on a phone.
  /// - Throws: a diagnostic for each unknown name, and everything that is wrong with the plans.
  package func plans(named names: [String]) throws(Diagnostics) -> [TestPlan] {
    let known = try planNames
    let unknown = names.filter { !known.contains($0) }
    guard unknown.isEmpty else { throw Diagnostics(unknown.map { Self.unknownPlan($0, among: known) }) }
    let wanted = names.isEmpty ? known : names
    guard !wanted.isEmpty else { return [implicitPlan] }
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

  /// Returns the plans that can be used, and what is wrong with the others; if there are no plans, the
  /// implicit one.
  package func usablePlans() -> (plans: [TestPlan], faults: [Diagnostic]) {
    do throws(Diagnostics) {
      let names = try planNames
      return names.isEmpty ? ([implicitPlan], []) : load(names)
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

  /// The implicit plan: every use case of every showcase on a phone.
  private var implicitPlan: TestPlan {
    TestPlan(
      running: showcases.map(\.name), in: Self.implicitConfiguration, device: "iPhone",
      named: "the implicit plan")
  }
}

extension Project {
  /// Returns how the scenarios of a plan's configuration run in this package.
  ///
  /// In the values of the plan's variables, `PROJECT_DIR` and `SRCROOT` are the package's folder, as
  /// they are a project's in Xcode, unless the environment defines them.
  ///
  /// - Throws: a diagnostic for each variable that the environment does not have.
  package func execution(of configuration: PlanConfiguration) throws(Diagnostics) -> PlanExecution {
    let folders = ["PROJECT_DIR": root, "SRCROOT": root]
    return try configuration.execution(expandingFrom: folders.merging(environment) { $1 })
  }
}
