/// A workflow of GitHub that compares the goldens.
struct Workflow {
  let product: String

  var file: PackageFile {
    PackageFile(
      ".github/workflows/showcase.yml",
      text: """
        # Compares every screen with its golden. GitHub looks for workflows in the repository's own folder: move this file
        # there, name the package's folder in 'working-directory', and the toolkit's repository in 'repository'.
        name: Showcase

        on:
          push:
            branches: [main]
          pull_request:

        permissions:
          contents: read

        jobs:
          showcase:
            runs-on: ubuntu-latest
            container: swift:6.3
            timeout-minutes: 30
            env:
              SHOWCASE_TOOLKIT: ${{ github.workspace }}/Showcase
            steps:
              - uses: actions/checkout@v4
              - uses: actions/checkout@v4
                with:
                  repository: OWNER/Showcase
                  path: Showcase
              - run: swift run \(product) --report github
                working-directory: .

        """)
  }
}
