import Diagnostics
import Foundation
import HeadlessUIKit
import ShowcaseKit
import TestPlans

extension Project {
  /// Writes a new plan that runs everything of all showcases, and returns its path.
  ///
  /// - Parameters:
  ///   - name: The plan's name, which no other plan may have, not even in another case.
  ///   - configurations: Names of configurations of other plans, which are copied, or of devices; if
  ///     empty, the plan has a phone.
  /// - Throws: a diagnostic for a name that is taken or cannot be a file's, and for each unknown
  ///   configuration.
  package func addPlan(named name: String, configurations: [String]) throws(Diagnostics) -> String {
    try checkNewPlanName(name)
    let names = configurations.isEmpty ? [Self.implicitConfiguration] : configurations
    let text = TestPlan.text(
      running: showcases.map(\.name), in: try newConfigurations(named: names),
      makeIdentifier: { UUID().uuidString })
    let path = Self.path(ofPlan: name)
    try TextFile.makeFolder("\(root)/\(Self.plansFolder)", named: Self.plansFolder)
    try TextFile.write(text, to: "\(root)/\(path)", named: path)
    return path
  }

  /// Changes a plan's file, and returns its path and whether anything had to be changed.
  ///
  /// - Parameter names: The names to change, as in ``TestPlan/text(after:of:over:)``.
  package func editPlan(
    named name: String, _ edit: PlanEdit, _ names: [String]
  ) throws(Diagnostics) -> (path: String, isChanged: Bool) {
    let plan = try plan(named: name)
    let text = try plan.text(after: edit, of: names, over: catalogue)
    guard text != plan.source else { return (plan.file, false) }
    try TextFile.write(text, to: "\(root)/\(plan.file)", named: plan.file)
    return (plan.file, true)
  }

  private func checkNewPlanName(_ name: String) throws(Diagnostics) {
    guard !name.isEmpty, !name.hasPrefix("."), name.allSatisfy({ $0 != "/" && $0 != "\0" && !$0.isNewline })
    else {
      throw Diagnostics([
        Diagnostic(
          "'\(name)' cannot be a plan's name",
          expected: "the name of a file, without '/' and without a dot at its beginning",
          next: .help)
      ])
    }
    // On some disks, names that differ only in case are the same.
    guard let taken = try planNames.first(where: { $0.lowercased() == name.lowercased() }) else { return }
    throw Diagnostics([
      Diagnostic(
        "there is a plan '\(taken)' already", file: Self.path(ofPlan: taken), expected: "another name",
        next: .showcase("list --plan \(taken.shellQuoted)"))
    ])
  }

  private func newConfigurations(
    named names: [String]
  ) throws(Diagnostics) -> [TestPlan.NewConfiguration] {
    let known = usablePlans().plans.flatMap(\.configurations)
    let devices = VirtualDevice.all.map(\.name)
    let unknown = names.filter { name in !known.contains { $0.name == name } && !devices.contains(name) }
    guard unknown.isEmpty else {
      let candidates = known.map(\.name) + devices.filter { name in !known.contains { $0.name == name } }
      throw Diagnostics(unknown.map { Self.unknownConfiguration($0, among: candidates) })
    }
    let wanted = names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
    return wanted.map { name in
      // A plan's configuration takes precedence over a device of the same name.
      known.first { $0.name == name }.map(TestPlan.NewConfiguration.init)
        ?? TestPlan.NewConfiguration(name, device: name)
    }
  }

  private static func unknownConfiguration(_ name: String, among known: [String]) -> Diagnostic {
    Diagnostic(
      "'\(name)' is neither a configuration of a plan nor a device",
      expected: oneOf(known), nearest: nearestName(to: name, in: known),
      next: .list)
  }
}
