import TextFormats

extension TestPlan {
  /// Returns the text of a new plan, as Xcode writes it, that runs everything of some showcases.
  ///
  /// - Parameters:
  ///   - configurations: Names with effective options, as ``PlanConfiguration/options`` of other plans.
  ///   - makeIdentifier: Makes an identifier for each configuration; Xcode uses UUIDs.
  package static func text(
    running showcases: [String], in configurations: [NewConfiguration], makeIdentifier: () -> String
  ) -> String {
    let targets = showcases.map { name in
      object([
        "target": object([
          "containerPath": string("container:"), "identifier": string(name), "name": string(name),
        ])
      ])
    }
    let configurations = configurations.map { configuration in
      object([
        "id": string(makeIdentifier()), "name": string(configuration.name),
        "options": JSONValue(.object(configuration.options)),
      ])
    }
    return object([
      "configurations": JSONValue(.array(configurations)), "defaultOptions": object([:]),
      "testTargets": JSONValue(.array(targets)), "version": JSONValue(.number("1")),
    ]).xcodeText
  }

  /// A configuration of a plan that is about to be written.
  package struct NewConfiguration: Hashable, Sendable {
    package let name: String
    let options: [JSONMember]

    /// Makes a configuration that sets only the device.
    package init(_ name: String, device: String) {
      self.name = name
      options = [JSONMember("device", string(device))]
    }

    /// Makes a configuration with the options of another plan's, without tags, which say what runs.
    package init(_ configuration: PlanConfiguration) {
      name = configuration.name
      options = configuration.members.filter { !["selectedTags", "skippedTags"].contains($0.key) }
    }
  }
}

private func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

private func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
  JSONValue(.object(members.map { JSONMember($0, $1) }))
}
