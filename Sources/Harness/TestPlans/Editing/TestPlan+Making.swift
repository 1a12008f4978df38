import TextFormats

extension TestPlan {
  /// The text of a new plan, as Xcode writes it, which runs everything of some showcases.
  ///
  /// - Parameters:
  ///   - configurations: Names with the options in effect, as ``PlanConfiguration/options`` of other plans have them.
  ///   - makeIdentifier: Makes an identifier for each configuration; Xcode takes UUIDs.
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

  /// A configuration of a plan that is still to be written.
  package struct NewConfiguration: Hashable, Sendable {
    package let name: String
    let options: [JSONMember]

    /// A configuration of a device, and of nothing else.
    package init(_ name: String, device: String) {
      self.name = name
      options = [JSONMember("device", string(device))]
    }

    /// A configuration that means what one of another plan does; tags, which say what runs, are left out.
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
