import Diagnostics
import TextFormats

extension TestPlan {
  /// Makes a plan without a file that runs everything of some showcases on one device.
  ///
  /// - Parameters:
  ///   - showcases: The names of the showcases, each once.
  ///   - configuration: The name of the only configuration.
  ///   - device: The name of the device.
  ///   - file: The path of the plan in messages.
  package init(
    running showcases: [String], in configuration: String, device: String, named file: String
  ) {
    var options = PlanOptions()
    options.device = device
    name = file
    self.file = file
    version = 1
    configurations = [
      PlanConfiguration(
        id: "implicit", name: configuration, isEnabled: true, options: options,
        members: [JSONMember("device", JSONValue(.string(device)))], file: file, position: .start)
    ]
    defaultOptions = PlanOptions()
    testTargets = showcases.map { name in
      PlanTarget(
        name: name, isEnabled: true, selectedTests: nil, skippedTests: [], tags: TagSelection(),
        position: .start)
    }
    (warnings, notes, ignoredKeys) = ([], [], [])
    // This plan is never written to a file, so it has no text.
    source = ""
    document = JSONValue(.object([]))
  }
}
