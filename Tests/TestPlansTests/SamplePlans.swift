import TestPlans

/// Plans as Xcode writes them, and what they run.
enum SamplePlans {
  static let xcode = #"""
    {
      "configurations" : [
        {
          "id" : "6B7F6A1E-4F0C-4B1B-9E57-2D1C7E5A9D01",
          "name" : "Configuration 1",
          "options" : {

          }
        },
        {
          "enabled" : false,
          "id" : "0D6D2F64-53D0-4AB6-9E3C-7C6C0F1FC2A9",
          "name" : "German",
          "options" : {
            "language" : "de",
            "region" : "DE",
            "testTimeoutsEnabled" : true
          }
        }
      ],
      "defaultOptions" : {
        "codeCoverage" : {
          "targets" : [

          ]
        },
        "environmentVariableEntries" : [
          {
            "enabled" : false,
            "key" : "RECORD",
            "value" : "$(PROJECT_DIR)\/out"
          }
        ],
        "language" : "en",
        "maximumTestExecutionTimeAllowance" : 180,
        "targetForVariableExpansion" : null
      },
      "testTargets" : [
        {
          "parallelizable" : true,
          "skippedTests" : [
            "SettingsViewController\/Main settings screen",
            "LaunchScreenViewController\/Launch screen\/launch()"
          ],
          "target" : {
            "containerPath" : "container:App.xcodeproj",
            "identifier" : "F829C6B11A7A94F100A2CD59",
            "name" : "Chrome"
          }
        }
      ],
      "version" : 1
    }

    """#

  static let catalogue = Catalogue([
    Catalogue.Target(
      "Chrome",
      [
        Catalogue.UseCase("LaunchScreenViewController", "Launch screen", tags: ["fast"]),
        Catalogue.UseCase(
          "SettingsViewController", "Main settings screen", scripts: ["toggle-sync", "launch"],
          tags: ["fast", "settings"]),
        Catalogue.UseCase("SettingsViewController", "Signed in / out", scripts: ["a/b"], tags: ["slow"]),
      ]),
    Catalogue.Target("Focus", [Catalogue.UseCase("URLBar", "Empty", scripts: ["type"])]),
  ])

  /// A plan from a few parts: members of `defaultOptions`, of each configuration's options by name, and the targets.
  static func plan(
    options: String = "", configurations: [(name: String, options: String)] = [("iPhone", "")],
    targets: String = #"{ "target" : { "name" : "Chrome" } }"#
  ) -> String {
    let list = configurations.map { #"{ "name" : "\#($0.name)", "options" : { \#($0.options) } }"# }
    return """
      { "configurations" : [\(list.joined(separator: ", "))], "defaultOptions" : { \(options) },
      "testTargets" : [\(targets)], "version" : 1 }
      """
  }
}
