import Commands

/// A workflow of GitHub that compares the goldens.
struct Workflow {
  let product: String
  let toolkit: ToolkitDependency

  var file: PackageFile {
    PackageFile(
      ".github/workflows/showcase.yml",
      text: """
        # Compares every screen with its golden. GitHub looks for workflows in the repository's own folder: move this file
        # there, \(places).
        name: Showcase

        on:
          push:
            branches: [main]
          pull_request:

        permissions:
          contents: read

        jobs:
          showcase:
            strategy:
              fail-fast: false
              matrix:
                # The goldens are the same on both. Showcase itself has not run on arm64 yet.
                machine: [ubuntu-latest, ubuntu-24.04-arm]
            runs-on: ${{ matrix.machine }}
            container: swift:6.3
            timeout-minutes: 30
        \(environment)    steps:
              - uses: actions/checkout@v4
        \(checkout)      - run: swift run \(product) --report github
                working-directory: .

        """)
  }

  private var usesClone: Bool { toolkit.path != nil }

  private var places: String {
    let folder = "name the package's folder in 'working-directory'"
    return usesClone ? "\(folder), and the toolkit's repository in 'repository'" : "and \(folder)"
  }

  private var environment: String {
    guard usesClone else { return "" }
    return "    env:\n      \(ToolkitDependency.variable): ${{ github.workspace }}/Showcase\n"
  }

  private var checkout: String {
    guard usesClone else { return "" }
    return """
            - uses: actions/checkout@v4
              with:
                repository: \(Version.repository)
                path: Showcase

      """
  }
}
