import TrailsApp
import ShowcaseCommand

ShowcaseCommand.main(trailsShowcase)
