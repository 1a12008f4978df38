/// The shapes of plans that were found in public repositories, each as Xcode writes it.
extension SamplePlans {
  static let shapes: [(name: String, text: String)] = [
    ("a plan of Xcode's", xcode), ("no targets", canonical(targets: [])),
    ("24 targets", canonical(targets: (1...24).map { "Target\($0)" })),
    ("suites", canonical(targets: ["Chrome"], tests: suites)),
    ("text", canonical(targets: ["Größe 📏 \\\"/"])),
    ("options", canonical(targets: ["Chrome"], options: options)),
  ]

  private static func canonical(targets: [String], tests: String = "", options: String = "\n") -> String {
    let items = targets.map { name in
      #"""
          {
            \#(tests)"target" : {
              "containerPath" : "container:",
              "identifier" : "\#(name.quoted)",
              "name" : "\#(name.quoted)"
            }
          }
      """#
    }
    return #"""
      {
        "configurations" : [
          {
            "id" : "6B7F6A1E-4F0C-4B1B-9E57-2D1C7E5A9D01",
            "name" : "Test Scheme Action",
            "options" : {

            }
          }
        ],
        "defaultOptions" : {\#(options)
        },
        "testTargets" : [
      \#(items.joined(separator: ",\n"))
        ],
        "version" : 1
      }

      """#
  }

  private static let suites = #"""
    "skippedTests" : {
            "suites" : [
              {
                "name" : "SettingsViewController"
              }
            ],
            "xctestClasses" : [
              {
                "name" : "LaunchScreenViewController",
                "xctestMethods" : [
                  "testX()"
                ]
              }
            ]
          },
          
    """#

  private static let options = #"""

        "codeCoverage" : {
          "targets" : [

          ]
        },
        "commandLineArgumentEntries" : [
          {
            "argument" : "-com.apple.CoreData.ConcurrencyDebug 1",
            "enabled" : false
          }
        ],
        "environmentVariableEntries" : [
          {
            "key" : "FB_REFERENCE_IMAGE_DIR",
            "value" : "$(PROJECT_DIR)\/${GONE}\/Größe"
          }
        ],
        "futureOption" : [
          [

          ],
          [
            -0.50,
            null
          ]
        ],
        "language" : "IDELaunchSchemeLanguageDoubleLocalizedStrings",
        "locationScenario" : {
          "identifier" : "London, England",
          "referenceType" : "built-in"
        },
        "skippedTags" : {
          "mode" : "or",
          "tags" : [
            ".slow"
          ]
        },
        "targetForVariableExpansion" : null,
        "testExecutionOrdering" : "random",
        "testRepetitionMode" : "retryOnFailure",
        "testTimeoutsEnabled" : true
    """#
}

extension String {
  fileprivate var quoted: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("/", with: "\\/")
  }
}
