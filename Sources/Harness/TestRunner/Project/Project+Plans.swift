import ShowcaseKit
import SourceText
import TestPlans

extension Project {
  private static let plansFolder = "Plans"
  private static let planSuffix = ".xctestplan"

  /// The names of the package's plans, sorted.
  public var planNames: [String] {
    TextFile.all(below: "\(root)/\(Self.plansFolder)")
      .filter { $0.hasSuffix(Self.planSuffix) && !$0.contains("/") }
      .map { String($0.dropLast(Self.planSuffix.count)) }
  }

  /// Loads plans by name; without names all plans, or, in a package without any, the plan of everything on a telephone.
  ///
  /// - Throws: a diagnostic for each unknown name, and everything that is wrong with the plans.
  public func plans(named names: [String]) throws(Diagnostics) -> [TestPlan] {
    let known = planNames
    let unknown = names.filter { !known.contains($0) }
    guard unknown.isEmpty else { throw Diagnostics(unknown.map { Self.unknownPlan($0, among: known) }) }
    let wanted = names.isEmpty ? known : names
    guard !wanted.isEmpty else { return [try implicitPlan()] }
    var plans: [TestPlan] = []
    for name in wanted { plans.append(try plan(named: name)) }
    return plans
  }

  private func plan(named name: String) throws(Diagnostics) -> TestPlan {
    let path = "\(Self.plansFolder)/\(name)\(Self.planSuffix)"
    let text: String
    do {
      text = try TextFile.read("\(root)/\(path)")
    } catch {
      throw Diagnostics([error])
    }
    return try TestPlan(text, file: path)
  }

  private static func unknownPlan(_ name: String, among known: [String]) -> Diagnostic {
    Diagnostic(
      "'\(name)' is not a plan",
      expected: known.isEmpty ? "a file in Plans" : "one of: " + known.joined(separator: ", "),
      nearest: nearestName(to: name, in: known), next: "showcase list")
  }

  /// Every use case of every showcase on one telephone.
  private func implicitPlan() throws(Diagnostics) -> TestPlan {
    let targets = showcases.map { #"{ "target" : { "name" : \#($0.name.jsonQuoted) } }"# }
    let text = """
      {
        "configurations" : [ { "id" : "implicit", "name" : "iPhone", "options" : { "device" : "iPhone" } } ],
        "defaultOptions" : { },
        "testTargets" : [ \(targets.joined(separator: ", ")) ],
        "version" : 1
      }
      """
    return try TestPlan(text, file: "the implicit plan")
  }
}
